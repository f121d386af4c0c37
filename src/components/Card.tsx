import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { classNames } from "./class-names.ts";

type Props = {
  /** For the page to position the card. */
  className?: string;
  children: ReactNode;
};

export function Card({ className, children }: Props) {
  return <div className={classNames(styles.card, className)}>{children}</div>;
}

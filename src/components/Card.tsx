import type { ReactNode } from "react";
import styles from "./Card.module.css";

type Props = {
  /** For the page to position the card. */
  className?: string;
  children: ReactNode;
};

export function Card({ className, children }: Props) {
  return <div className={[styles.card, className].filter(Boolean).join(" ")}>{children}</div>;
}

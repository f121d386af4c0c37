import type { ReactNode } from "react";
import styles from "./Card.module.css";

type Props = { id: string; title: string; children: ReactNode };

export function Card({ id, title, children }: Props) {
  return (
    <div className={styles.card}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}

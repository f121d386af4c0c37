import type { ReactNode } from "react";
import styles from "./Card.module.css";

type Props = { id: string; title: string; children: ReactNode };

export function Card({ id, title, children }: Props) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

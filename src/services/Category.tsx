import type { CategoryText } from "../content.ts";
import styles from "./Category.module.css";
import { CategoryIcon } from "./CategoryIcon.tsx";

export function Category({ title, icon, items }: CategoryText) {
  return (
    <section className={styles.category}>
      <h2>
        <CategoryIcon name={icon} />
        <span>{title}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

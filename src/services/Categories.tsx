import { words } from "virtual:content";
import styles from "./Categories.module.css";
import { Category } from "./Category.tsx";
import { columnOf } from "./columns.ts";

export function Categories() {
  const { categories } = words.services;
  const count = categories.length;
  return (
    <div className={styles.categories}>
      {categories.map((category, index) => {
        const { column, rows } = columnOf(index, count);
        return (
          <section
            className={styles.category}
            key={category.title}
            data-column={column}
            data-rows={rows}
          >
            <Category {...category} />
          </section>
        );
      })}
    </div>
  );
}

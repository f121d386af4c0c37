import { words } from "virtual:content";
import styles from "./Categories.module.css";
import { Category } from "./Category.tsx";
import { columnOf } from "./columns.ts";

export function Categories() {
  const { categories } = words.services;
  const count = categories.length;
  return (
    <div className={styles.categories}>
      {categories.map((category, index) => (
        <Category key={category.title} {...category} {...columnOf(index, count)} />
      ))}
    </div>
  );
}

import { words } from "virtual:content";
import styles from "./Categories.module.css";
import { Category } from "./Category.tsx";

export function Categories() {
  return (
    <div className={styles.categories}>
      {words.services.categories.map((category) => (
        <Category key={category.title} {...category} />
      ))}
    </div>
  );
}

import { words } from "virtual:content";
import { pictures } from "virtual:pictures";
import { Picture } from "../components/Picture.tsx";
import grid from "./Categories.module.css";
import { Category } from "./Category.tsx";
import styles from "./ServicesPage.module.css";

export function ServicesPage() {
  const { intro, categories } = words.services;
  return (
    <div className={styles.page}>
      <div className={styles.background}>
        <Picture picture={pictures.services} priority="high" />
      </div>
      <div className={styles.title}>
        <h1>Our Services</h1>
        <p>{intro}</p>
      </div>
      <div className={grid.categories}>
        {categories.map((category) => (
          <Category key={category.title} {...category} />
        ))}
      </div>
    </div>
  );
}

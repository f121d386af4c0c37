import { words } from "virtual:content";
import { pictures } from "virtual:pictures";
import { Card } from "../components/Card.tsx";
import { Picture } from "../components/Picture.tsx";
import { Categories } from "./Categories.tsx";
import styles from "./ServicesPage.module.css";

export function ServicesPage() {
  return (
    <div className={styles.page}>
      <div className={styles.background}>
        <Picture picture={pictures.services} priority="high" />
      </div>
      <div className={styles.title}>
        <h1>Our Services</h1>
        <p>{words.services.intro}</p>
      </div>
      <Card>
        <Categories />
      </Card>
    </div>
  );
}

import { Card } from "../components/Card.tsx";
import { Backdrop } from "./Backdrop.tsx";
import { Categories } from "./Categories.tsx";
import styles from "./ServicesPage.module.css";
import { ServicesWords } from "./ServicesWords.tsx";

export function ServicesPage() {
  return (
    <div className={styles.page}>
      <Backdrop />
      <ServicesWords />
      <Card>
        <Categories />
      </Card>
    </div>
  );
}

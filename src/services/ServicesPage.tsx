import { services } from "virtual:content";
import { services as background } from "virtual:pictures";
import { Picture } from "../components/Picture.tsx";
import { Toast } from "../contact/Toast.tsx";
import { Category } from "./Category.tsx";
import styles from "./ServicesPage.module.css";

export function ServicesPage() {
  return (
    <>
      <div className={styles.page}>
        <div className={styles.background}>
          <Picture picture={background} priority="high" />
        </div>
        <div className={styles.title}>
          <h1>Our Services</h1>
          <p>{services.intro}</p>
        </div>
        <div className={styles.categories}>
          {services.categories.map((category) => (
            <Category key={category.title} {...category} />
          ))}
        </div>
      </div>
      <Toast />
    </>
  );
}

import { home } from "virtual:content";
import { Card } from "../components/Card.tsx";
import styles from "./AboutUs.module.css";

export function AboutUs() {
  return (
    <Card id="about-us" title="About Us">
      <div className={styles.about}>
        {home.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  );
}

import { home } from "virtual:content";
import { Card } from "../components/Card.tsx";
import styles from "./AboutUs.module.css";

export function AboutUs() {
  return (
    <div className={styles.about}>
      <Card id="about-us" title="About Us">
        {home.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Card>
    </div>
  );
}

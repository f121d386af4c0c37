import { words } from "virtual:content";
import { Card } from "../components/Card.tsx";
import styles from "./AboutUs.module.css";

export function AboutUs() {
  const [promise, ...more] = words.home.about;
  return (
    <div className={styles.about}>
      <Card id="about-us" title="About Us">
        <p>{promise}</p>
        {/* Apart from it, since a large paragraph ahead of others is taken for a heading. */}
        <div className={styles.more}>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Card>
    </div>
  );
}

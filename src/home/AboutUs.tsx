import { words } from "virtual:content";
import styles from "./AboutUs.module.css";

export function AboutUs() {
  const [promise, ...more] = words.home.about;
  return (
    <div className={styles.about}>
      <h2 className={styles.heading}>About Us</h2>
      <p className={styles.promise}>{promise}</p>
      {/* In their own box: checkers take a large paragraph before others for a heading. */}
      {more.length > 0 && (
        <div className={styles.more}>
          {more.map((paragraph) => (
            <p className={styles.paragraph} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

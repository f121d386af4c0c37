import { Card } from "../components/Card.tsx";
import { ContactUs } from "../contact/ContactUs.tsx";
import { AboutUs } from "./AboutUs.tsx";
import { FindUs } from "./FindUs.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./HomePage.module.css";

export function HomePage() {
  return (
    <>
      <Hero />
      <div className={styles.cards}>
        <Card className={styles.about}>
          <AboutUs />
        </Card>
        <Card className={styles.contact}>
          <ContactUs />
        </Card>
        <Card className={styles.find}>
          <FindUs />
        </Card>
      </div>
    </>
  );
}

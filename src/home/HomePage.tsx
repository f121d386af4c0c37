import { Card } from "../components/Card.tsx";
import { ContactForm } from "../contact/ContactForm.tsx";
import { AboutUs } from "./AboutUs.tsx";
import { FindUs } from "./FindUs.tsx";
import styles from "./HomePage.module.css";
import { Hero } from "./hero/Hero.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <div className={styles.cards}>
        <Card className={styles.about}>
          <AboutUs />
        </Card>
        <Card className={styles.contact}>
          <ContactForm />
        </Card>
        <Card className={styles.find}>
          <FindUs />
        </Card>
      </div>
    </>
  );
}

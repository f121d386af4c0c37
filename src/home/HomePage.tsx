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
        <AboutUs />
        <ContactUs />
        <FindUs />
      </div>
    </>
  );
}

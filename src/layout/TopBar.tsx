import { facts } from "virtual:content";
import { services } from "virtual:pictures";
import { useState } from "react";
import { PageLink } from "../components/PageLink.tsx";
import { Picture } from "../components/Picture.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./TopBar.module.css";

export function TopBar() {
  const [isServicesWarm, setIsServicesWarm] = useState(false);
  const warmServices = () => setIsServicesWarm(true);

  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <PageLink className={styles.home} href="/">
        <Logo />
        <span>{facts.companyName}</span>
      </PageLink>
      <nav aria-label="Main">
        <PageLink
          data-button="outlined"
          href="/services"
          onPointerEnter={warmServices}
          onFocus={warmServices}
        >
          Services
        </PageLink>
        <a data-button="outlined" href={facts.testimonialsUrl}>
          Testimonials
        </a>
      </nav>
      {isServicesWarm && (
        <div hidden>
          <Picture picture={services} priority="low" />
        </div>
      )}
    </header>
  );
}

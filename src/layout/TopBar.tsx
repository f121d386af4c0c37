import { facts } from "virtual:content";
import { services } from "virtual:pictures";
import { useState } from "react";
import { NavLink } from "react-router";
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
      <NavLink className={styles.home} to="/">
        <Logo />
        {facts.companyName}
      </NavLink>
      <nav aria-label="Main">
        <NavLink
          data-button="outlined"
          to="/services"
          onPointerEnter={warmServices}
          onFocus={warmServices}
        >
          Services
        </NavLink>
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

import { facts } from "virtual:content";
import { NavLink } from "react-router";
import { otherPages } from "../pages.ts";
import { HomeLink } from "./HomeLink.tsx";
import styles from "./TopBar.module.css";

export function TopBar() {
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main" data-unseen>
        Skip to main content
      </a>
      <div className={styles.name}>
        <HomeLink />
      </div>
      <nav aria-label="Main">
        {otherPages.map(({ path, name }) => (
          <NavLink key={path} data-button="outlined" to={path}>
            {name}
          </NavLink>
        ))}
        <a data-button="outlined" href={facts.testimonialsUrl}>
          Testimonials
        </a>
      </nav>
    </header>
  );
}

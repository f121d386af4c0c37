import { facts } from "virtual:content";
import { NavLink } from "react-router";
import { classNames } from "../components/class-names.ts";
import { otherPages } from "../pages.ts";
import { HomeLink } from "./HomeLink.tsx";
import styles from "./TopBar.module.css";

export function TopBar() {
  return (
    <header className={styles.bar}>
      <a className={classNames(styles.skip, "visually-hidden")} href="#main">
        Skip to main content
      </a>
      <div className={styles.name}>
        <HomeLink />
      </div>
      <nav className={styles.nav} aria-label="Main">
        {otherPages.map(({ path, name }) => (
          <NavLink className={styles.link} key={path} data-button="outlined" to={path}>
            {name}
          </NavLink>
        ))}
        <a className={styles.link} data-button="outlined" href={facts.testimonialsUrl}>
          Testimonials
        </a>
      </nav>
    </header>
  );
}

import { facts } from "virtual:content";
import { pictures } from "virtual:pictures";
import { useState } from "react";
import { NavLink } from "react-router";
import { Picture } from "../components/Picture.tsx";
import { pages } from "../pages.ts";
import { HomeLink } from "./HomeLink.tsx";
import styles from "./TopBar.module.css";

const [, ...others] = pages;

export function TopBar() {
  const [nextPath, setNextPath] = useState("");

  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main" data-unseen>
        Skip to main content
      </a>
      <div className={styles.name}>
        <HomeLink />
      </div>
      <nav aria-label="Main">
        {others.map(({ path, name }) => (
          <NavLink
            key={path}
            data-button="outlined"
            to={path}
            onPointerEnter={() => setNextPath(path)}
            onFocus={() => setNextPath(path)}
          >
            {name}
          </NavLink>
        ))}
        <a data-button="outlined" href={facts.testimonialsUrl}>
          Testimonials
        </a>
      </nav>
      {/* Starts loading the next page's picture before the click. */}
      {nextPath === "/services" && (
        <div hidden>
          <Picture picture={pictures.services} priority="low" />
        </div>
      )}
    </header>
  );
}

import { facts } from "virtual:content";
import { NavLink } from "react-router";
import { home } from "../pages.ts";
import styles from "./HomeLink.module.css";
import { Logo } from "./Logo.tsx";

export function HomeLink() {
  return (
    <NavLink className={styles.link} to={home.path}>
      <Logo className={styles.logo} />
      <span className={styles.company}>{facts.companyName}</span>
    </NavLink>
  );
}

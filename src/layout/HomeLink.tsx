import { facts } from "virtual:content";
import { NavLink } from "react-router";
import { home } from "../pages.ts";
import styles from "./HomeLink.module.css";
import { Logo } from "./Logo.tsx";

export function HomeLink() {
  return (
    <NavLink className={styles.home} to={home.path}>
      <Logo />
      <span>{facts.companyName}</span>
    </NavLink>
  );
}

import { facts } from "virtual:content";
import { NavLink } from "react-router";
import { pages } from "../pages.ts";
import styles from "./HomeLink.module.css";
import { Logo } from "./Logo.tsx";

export function HomeLink() {
  const [home] = pages;
  return (
    <NavLink className={styles.home} to={home.path}>
      <Logo />
      <span>{facts.companyName}</span>
    </NavLink>
  );
}

import { buildYear, facts } from "virtual:content";
import { Address } from "../components/Address.tsx";
import { CallLink } from "../components/CallLink.tsx";
import { useHydrated } from "../components/useHydrated.ts";
import styles from "./Footer.module.css";
import { Treeline } from "./Treeline.tsx";
import { yearToShow } from "./year.ts";

export function Footer() {
  const year = yearToShow(useHydrated(), buildYear, new Date());
  return (
    <footer className={styles.footer}>
      <Treeline />
      <div className={styles.facts}>
        <Address />
        <CallLink />
        <p>{`© ${year} ${facts.companyName}`}</p>
      </div>
    </footer>
  );
}

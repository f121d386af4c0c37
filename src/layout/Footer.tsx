import { buildYear, facts } from "virtual:content";
import { CallLink } from "../components/CallLink.tsx";
import { useHydrated } from "../components/useHydrated.ts";
import styles from "./Footer.module.css";
import { Treeline } from "./Treeline.tsx";

export function Footer() {
  // After hydration, the page no longer has to match the build, so show the visitor's year.
  const year = useHydrated() ? new Date().getFullYear() : buildYear;
  const { notices } = facts;
  return (
    <footer className={styles.footer}>
      <Treeline />
      <div className={styles.facts} data-digits>
        <p>{facts.address.line}</p>
        <CallLink />
        <p>
          {`© ${year} `}
          <span>{facts.companyName}</span>
        </p>
      </div>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

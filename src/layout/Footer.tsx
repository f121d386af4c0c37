import { buildYear, facts } from "virtual:content";
import { CallLink } from "../components/CallLink.tsx";
import { classNames } from "../components/class-names.ts";
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
      <div className={classNames(styles.facts, "numerals")}>
        <p className={styles.fact}>{facts.address.line}</p>
        <CallLink className={styles.fact} size="small" />
        <p className={styles.fact}>
          {`© ${year} `}
          <span className={styles.company}>{facts.companyName}</span>
        </p>
      </div>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map(({ label, url }) => (
            <li className={styles.notice} key={url}>
              <a className={styles.link} href={url}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

import { facts } from "virtual:content";
import styles from "./Address.module.css";

const { line, postalCode } = facts.address;

export function Address() {
  // biome-ignore lint/a11y/useSemanticElements: Chromium would announce an <address> as a panel
  return <address role="paragraph">{postalCode.includes("-") ? withWholeZip : line}</address>;
}

/** Browsers would break the line after the dash of a ZIP+4. */
const withWholeZip = (
  <>
    {line.slice(0, -postalCode.length)}
    <span className={styles.zip}>{postalCode}</span>
  </>
);

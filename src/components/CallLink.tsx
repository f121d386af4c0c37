import { facts } from "virtual:content";
import styles from "./CallLink.module.css";
import { PhoneIcon } from "./PhoneIcon.tsx";

export function CallLink({ words = "" }: { words?: string }) {
  return (
    <a className={styles.call} data-button="call" href={facts.phone.href}>
      <span>
        <PhoneIcon />
        {words && <span>{words}</span>}
        {words && " "}
        <span className={styles.number}>{facts.phone.display}</span>
      </span>
    </a>
  );
}

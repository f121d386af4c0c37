import { facts } from "virtual:content";
import styles from "./CallLink.module.css";
import { PhoneIcon } from "./PhoneIcon.tsx";

export function CallLink({ label }: { label?: string }) {
  return (
    <a className={styles.call} data-button="call" href={facts.phone.href}>
      {/* One item of the flexbox, so that it wraps like text. */}
      <span>
        <PhoneIcon />
        {label && <span>{`${label} `}</span>}
        <span className={styles.number} data-digits>
          {facts.phone.display}
        </span>
      </span>
    </a>
  );
}

import { facts } from "virtual:content";
import styles from "./CallLink.module.css";
import { classNames } from "./class-names.ts";
import { PhoneIcon } from "./PhoneIcon.tsx";

type Props = {
  /** For the parent to place it. */
  className?: string;
  size: "small" | "large";
  label?: string;
};

export function CallLink({ className, size, label }: Props) {
  return (
    <a
      className={classNames(styles.call, styles[size], className)}
      data-button="call"
      href={facts.phone.href}
    >
      {/* One item of the large link's flexbox, so that it wraps like text. */}
      <span>
        <PhoneIcon className={styles.icon} />
        {label && <span>{`${label} `}</span>}
        <span className={classNames(styles.number, "numerals")}>{facts.phone.display}</span>
      </span>
    </a>
  );
}

import { Roof } from "../components/Roof.tsx";
import styles from "./Logo.module.css";

/** A roof over an evergreen in open arms. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
      <Roof d="M5.6 29.2L32 7L58.4 29.2" strokeWidth={6.6} />
      <path
        className={styles.tree}
        d="M32 17.4L40.6 30H36.8L46 43.2H35V50.2C44.4 49.6 51 45.4 53.4 38.3C54.6 34.9 59.8 36.3 59 40C56.6 51 46.6 59 32 59C17.4 59 7.4 51 5 40C4.2 36.3 9.4 34.9 10.6 38.3C13 45.4 19.6 49.6 29 50.2V43.2H18L27.2 30H23.4z"
      />
    </svg>
  );
}

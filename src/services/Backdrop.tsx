import { words } from "virtual:content";
import { Picture } from "../components/Picture.tsx";
import styles from "./Backdrop.module.css";

export function Backdrop() {
  return (
    <div className={styles.backdrop}>
      <div className={styles.view}>
        <Picture className={styles.picture} picture={words.services.picture} priority="high" />
      </div>
    </div>
  );
}

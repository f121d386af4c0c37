import { pictures } from "virtual:pictures";
import { Picture } from "../components/Picture.tsx";
import styles from "./Backdrop.module.css";

export function Backdrop() {
  return (
    <div className={styles.backdrop}>
      <Picture picture={pictures.services} priority="high" />
    </div>
  );
}

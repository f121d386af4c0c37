import { Roof } from "../components/Roof.tsx";
import styles from "./CategoryIcon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

export function CategoryIcon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
      <Roof d="M5.6 23.2L32 4L58.4 23.2" />
      <path d={iconPaths[name]} strokeWidth={4} />
    </svg>
  );
}

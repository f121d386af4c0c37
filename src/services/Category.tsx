import type { words } from "virtual:content";
import styles from "./Category.module.css";
import { CategoryIcon } from "./CategoryIcon.tsx";

type Props = (typeof words.services.categories)[number];

export function Category({ title, icon, items }: Props) {
  return (
    <>
      <h2 className={styles.heading}>
        <CategoryIcon name={icon} />
        <span className={styles.title}>{title}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <Item key={item} item={item} />
        ))}
      </ul>
    </>
  );
}

/** Words in parentheses at the end wrap to the next line as a whole. */
function Item({ item }: { item: string }) {
  const [service, aside] = item.split(/(?=\([^()]*\)$)/);
  return (
    <li className={styles.item} data-aside={aside ? true : undefined}>
      {service}
      {aside && <span className={styles.aside}>{aside}</span>}
    </li>
  );
}

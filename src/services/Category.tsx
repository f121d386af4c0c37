import type { words } from "virtual:content";
import styles from "./Category.module.css";
import { CategoryIcon } from "./CategoryIcon.tsx";

type Props = (typeof words.services.categories)[number];

export function Category({ title, icon, items }: Props) {
  return (
    <section className={styles.category}>
      <h2>
        <CategoryIcon name={icon} />
        <span>{title}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{withAside(item)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What stands in parentheses goes to the next line as a whole. */
function withAside(item: string) {
  const [before, aside, after] = item.split(/(\([^)]*\))/);
  if (!aside) return item;
  return (
    <>
      {before}
      <span className={styles.aside}>{aside}</span>
      {after}
    </>
  );
}

import type { words } from "virtual:content";
import styles from "./Category.module.css";
import { CategoryIcon } from "./CategoryIcon.tsx";
import type { columnOf } from "./columns.ts";

type Props = (typeof words.services.categories)[number] & ReturnType<typeof columnOf>;

export function Category({ title, icon, items, column, rows }: Props) {
  return (
    <section className={styles.category} data-column={column} data-rows={rows}>
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

/** Words in parentheses at the end wrap to the next line as a whole. */
function withAside(item: string) {
  const [service, aside] = item.split(/(?=\([^()]*\)$)/);
  return (
    <>
      {service}
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  );
}

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
          <li key={item}>{withAsides(item)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Words in parentheses wrap to the next line as a whole. */
function withAsides(item: string) {
  // Every second part is in parentheses.
  const parts = item.split(/(\([^)]*\))/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
      <span className={styles.aside} key={index}>
        {part}
      </span>
    ),
  );
}

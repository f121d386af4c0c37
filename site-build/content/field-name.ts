/** How an error line names a field, as in `categories (entry 2).title`. */
export function fieldName(path: PropertyKey[]): string {
  const parts = path.map((key) =>
    typeof key === "number" ? ` (entry ${key + 1})` : `.${String(key)}`,
  );
  return parts.join("").slice(1) || "the whole file";
}

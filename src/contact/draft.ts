/** What a visitor has typed, by field name. It lives in memory only. */
export type Draft = Record<string, string>;

export function readDraft(container: ParentNode): Draft {
  const fields = container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "form [required]",
  );
  return Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]));
}

export function writeDraft(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = value;
  }
}

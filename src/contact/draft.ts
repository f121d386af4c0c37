/** What the visitor has typed, by field name. In memory only. */
type Draft = Record<string, string>;

let draft: Draft = {};

/** From now on, the draft follows whichever form is on the page. */
export function followTyping(): void {
  const update = () => {
    draft = { ...draft, ...readFields(document) };
  };
  update();
  document.addEventListener("input", update);
}

export const hasDraft = () => Object.values(draft).some((value) => value !== "");

/** Fills in a new form. A field with a value was typed into later, so it wins. */
export function restoreDraft(container: ParentNode): void {
  for (const field of fieldsIn(container)) field.value ||= draft[field.name] ?? "";
}

/** Clears what was sent, but keeps what was typed in the meantime. */
export function forgetSent(sent: Draft): void {
  for (const field of fieldsIn(document)) {
    if (field.value === sent[field.name]) field.value = "";
  }
  for (const [name, value] of Object.entries(sent)) {
    if (draft[name] === value) draft[name] = "";
  }
}

export function readFields(container: ParentNode): Draft {
  return Object.fromEntries(fieldsIn(container).map(({ name, value }) => [name, value]));
}

function fieldsIn(container: ParentNode) {
  return Array.from(
    container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "input:not([type=hidden]), textarea",
    ),
  );
}

/** What a visitor has typed, by field name. It lives in memory only. */
type Draft = Record<string, string>;

let draft: Draft = {};

/** From now on the draft is what stands in the form, wherever the form comes from. */
export function followTyping(): void {
  const note = () => {
    draft = { ...draft, ...readFields(document) };
  };
  note();
  document.addEventListener("input", note);
}

export const hasDraft = () => Object.values(draft).some((value) => value !== "");

/** Fills in a form that has come anew. A field that holds something was typed into later. */
export function restoreDraft(container: ParentNode): void {
  for (const field of fieldsIn(container)) field.value ||= draft[field.name] ?? "";
}

/** Empties what was sent; what was typed meanwhile stays. */
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

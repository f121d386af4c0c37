/** What the visitor has typed, by field name. In memory only. */
type Draft = Record<string, string>;

let draft: Draft = {};

/** Not the whole document: an extension may add forms and fields around our page. */
const page = () => document.getElementById("root") as HTMLElement;

/** From now on, the draft follows whichever form is on the page. */
export function followTyping(): void {
  const update = () => {
    draft = { ...draft, ...readFields(page()) };
  };
  update();
  // Before React, which may fail on this very keystroke.
  document.addEventListener("input", update, { capture: true });
}

export const hasDraft = () => Object.values(draft).some((value) => value !== "");

/** Fills in the form on the page with all that was typed, and nothing else. */
export function restoreDraft(): void {
  for (const field of fieldsIn(page())) {
    const value = draft[field.name] ?? "";
    // Even the same value could interrupt a visitor who is typing.
    if (field.value !== value) field.value = value;
  }
}

/**
 * Resets the form, but keeps what was typed in the meantime. If it set the values to "" instead,
 * browsers would count the empty fields as the visitor's mistakes (`:user-invalid`).
 */
export function forgetSent(sent: Draft): void {
  for (const [name, value] of Object.entries(sent)) {
    if (draft[name] === value) draft[name] = "";
  }
  // These leave the form for a moment, because a reset would interrupt a visitor who is typing.
  const kept = fieldsIn(page()).filter(({ name, value }) => value && value !== sent[name]);
  for (const field of kept) field.setAttribute("form", "");
  page().querySelector("form")?.reset();
  for (const field of kept) field.removeAttribute("form");
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

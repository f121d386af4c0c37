type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What the visitor has typed is in this form, and nowhere else. It's the form on the page or, on
 * Services, the last one that was.
 */
let form: HTMLFormElement | null = null;

/** What last had the focus. If it leaves the page, the browser forgets it. */
let focused: EventTarget | null = null;

/** For the prerendered form, before React can replace it. */
export function keepDraft(prerendered: HTMLFormElement | null): void {
  form = prerendered;
  focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    focused = target;
  });
}

/**
 * For each new form, the build's or React's. It gets what was typed in the last one, and the focus, if that
 * was in a field.
 */
export function moveDraftTo(next: HTMLFormElement | null): void {
  // As a ref, React also calls this when the form leaves the page.
  if (!next || next === form) return;
  for (const last of fieldsIn(form)) {
    const field = fieldsIn(next).find(({ name }) => name === last.name);
    if (!field) continue;
    field.value = last.value;
    if (focused !== last) continue;
    field.focus({ preventScroll: true });
    // An email box has no selection.
    const { selectionStart, selectionEnd } = last;
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
  form = next;
}

export const hasDraft = () =>
  fieldsIn(form).some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Resets the form, but keeps what was typed in the meantime. If it set the values to "" instead,
 * browsers would count the empty fields as the visitor's mistakes (`:user-invalid`).
 */
export function resetSent(sent: FormData): void {
  const typed = fieldsIn(form).filter(({ name, value }) => value && value !== sent.get(name));
  const kept = typed.map((field) => ({ field, value: field.value }));
  // These leave the form for a moment, because a reset would interrupt a visitor who is typing.
  for (const { field } of kept) field.setAttribute("form", "");
  form?.reset();
  for (const { field, value } of kept) {
    field.removeAttribute("form");
    // If the form isn't on the page, its fields can't leave it.
    if (field.value !== value) field.value = value;
  }
}

const fieldsIn = (form: HTMLFormElement | null) =>
  Array.from(form?.querySelectorAll<Field>("input, textarea") ?? []);

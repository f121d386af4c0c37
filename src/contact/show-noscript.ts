/** Shows what the form's `<noscript>` says, for when scripts are allowed but ours doesn't run. */
export function showNoscript(): void {
  for (const noscript of document.querySelectorAll("form noscript")) {
    const note = document.createElement("p");
    note.className = noscript.className;
    note.textContent = noscript.textContent;
    noscript.replaceWith(note);
  }
}

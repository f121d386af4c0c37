/** Says what happens after sending. `<noscript>` says it only if scripts are turned off. */
export function showNativeNote(container: ParentNode): void {
  const notes = container.querySelectorAll<HTMLElement>("form p[hidden]");
  for (const note of notes) note.hidden = false;
}

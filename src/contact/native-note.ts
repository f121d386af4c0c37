/** Says what happens after sending. `<noscript>` says it only if scripts are turned off. */
export function showNativeNote(container: ParentNode): void {
  container.querySelector("form p[hidden]")?.removeAttribute("hidden");
}

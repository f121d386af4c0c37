/**
 * Focuses the heading with this ID or, without one, the page's, so that a screen reader says where the
 * visitor is. Only until it loses focus, because screen readers treat a permanently focusable heading as a
 * button.
 */
export function focusHeading(id = ""): void {
  const heading = document.getElementById(id) ?? document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
  heading.focus({ preventScroll: true });
}

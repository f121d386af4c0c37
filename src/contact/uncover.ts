const GAP = 16;

/** Scrolls just so far that `cover`, which is fixed to the window's bottom, no longer hides `element`. */
export function uncover(element: Element, cover: Element): void {
  const hidden = element.getBoundingClientRect();
  const covering = cover.getBoundingClientRect();
  const isApart =
    hidden.bottom + GAP <= covering.top ||
    hidden.top >= covering.bottom ||
    hidden.right <= covering.left ||
    hidden.left >= covering.right;
  if (!isApart) window.scrollBy(0, hidden.bottom + GAP - covering.top);
}

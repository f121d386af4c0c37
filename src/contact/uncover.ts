const GAP = 16;

/** Scrolls just far enough that `cover`, fixed to the bottom of the window, doesn't hide `element`. */
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

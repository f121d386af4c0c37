import type { Page } from "@playwright/test";

export type TextBox = {
  text: string;
  size: number;
  color: string;
  /** The nearest background color; null for words on a picture. */
  ground: string | null;
  lines: { left: number; top: number; right: number; bottom: number }[];
  /** Cut off by an ancestor that hides overflow. */
  isCut: boolean;
};

/** Every piece of text that is shown, with its lines, size and colors. */
export function textBoxes(page: Pick<Page, "evaluate">): Promise<TextBox[]> {
  return page.evaluate(() => {
    const boxes: TextBox[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement as HTMLElement;
      const isShown =
        parent.checkVisibility() &&
        !parent.matches("noscript, a[href='#main']") &&
        !isUnseen(parent);
      if (!isShown || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = Array.from(range.getClientRects(), ({ left, top, right, bottom }) => ({
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      }));
      const style = getComputedStyle(parent);
      boxes.push({
        text: node.data,
        size: Number.parseFloat(style.fontSize),
        color: style.color,
        ground: parent.matches("h1, h1 + p") ? null : groundOf(parent),
        lines,
        isCut: lines.some(isOutsideOf(edgesAround(parent))),
      });
    }
    return boxes;

    /** For screen readers only, in a box of one pixel. */
    function isUnseen(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1;
    }

    function groundOf(element: Element | null): string {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === "rgba(0, 0, 0, 0)"
        ? groundOf(element.parentElement)
        : backgroundColor;
    }

    /** The edges of the page, and of each ancestor that hides overflow. */
    function edgesAround(element: Element | null): Line[] {
      if (!element || element === document.body) {
        const right = document.documentElement.clientWidth;
        return [{ left: 0, top: -Infinity, right, bottom: Infinity }];
      }
      const outer = edgesAround(element.parentElement);
      if (!/hidden|clip/.test(getComputedStyle(element).overflow)) return outer;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const own = {
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      };
      return [own, ...outer];
    }

    function isOutsideOf(edges: Line[]): (line: Line) => boolean {
      return (line) =>
        edges.some(
          ({ left, top, right, bottom }) =>
            line.left < left - 1 ||
            line.right > right + 1 ||
            line.top < top - 1 ||
            line.bottom > bottom + 1,
        );
    }
  });
}

/** Pairs of overlapping text. */
export function overlaps(boxes: TextBox[]): [string, string][] {
  return boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => box.lines.some((a) => other.lines.some((b) => doOverlap(a, b))))
      .map((other): [string, string] => [box.text, other.text]),
  );
}

type Line = TextBox["lines"][number];

/** A line's box is taller than its letters, so boxes may overlap by a third of the lower one. */
function doOverlap(a: Line, b: Line): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > Math.min(a.bottom - a.top, b.bottom - b.top) / 3;
}

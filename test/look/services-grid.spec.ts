import type { Page } from "@playwright/test";
import { edges, setWidth } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test("Services begin and end on one line; words in parentheses stay together", async ({ page }) => {
  await page.goto("/services");
  for (const width of [390, 820, 1024, 1440, 2560]) {
    await setWidth(page, width);
    for (const aside of ["(in some cases)", "(if licensed for it)"]) {
      const box = await page.getByText(aside, { exact: true }).boundingBox();
      expect(box?.height, `${aside} at ${width} px`).toBeLessThan(40);
    }
    for (const part of ["", "svg", "ul"]) {
      const where = `the tops of each category's ${part || "box"}, at ${width} px`;
      const [left, right = []] = await columns(page, part);
      expect(right, where).toHaveLength(width === 390 ? 0 : 3);
      if (width > 390) expect(left, where).toEqual(right.slice(0, 2));
    }
    const boxes = page.locator("main section");
    const [second, last] = await Promise.all([boxes.nth(1), boxes.last()].map(edges));
    if (width > 390) expect(second?.bottom, `the ends at ${width} px`).toBe(last?.bottom);
  }
});

/** The top of each category, or of a part of it, by column. */
async function columns(page: Page, part: string): Promise<number[][]> {
  const positions = await page.locator(`main section ${part}`).evaluateAll((boxes) =>
    boxes.map((box) => {
      const { left, top } = box.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    }),
  );
  const byColumn = Object.values(Object.groupBy(positions, ({ left }) => left));
  return byColumn.map((column = []) => column.map(({ top }) => top));
}

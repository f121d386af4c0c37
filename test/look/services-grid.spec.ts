import type { Page } from "@playwright/test";
import { setWidth } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

const wideScreens = [820, 844, 1024, 1440, 2560];

test("The services are in one column on a phone, or in two aligned ones", async ({ page }) => {
  await page.goto("/services");
  await setWidth(page, 390);
  const [all, others] = await columns(page);
  expect(others).toEqual([]);
  expect(all).toEqual(all.toSorted((a, b) => a - b));

  for (const width of wideScreens) {
    await setWidth(page, width);
    for (const part of ["", "svg", "ul"]) {
      const [left, right] = await columns(page, part);
      expect([left.length, right.length], `${part} at ${width} px`).toEqual([2, 3]);
      expect(left, `${part} at ${width} px`).toEqual(right.slice(0, 2));
    }
  }
});

test("What's in parentheses stays on one line", async ({ page }) => {
  await page.goto("/services");
  for (const width of [390, ...wideScreens]) {
    await setWidth(page, width);
    for (const aside of ["(in some cases)", "(if licensed for it)"]) {
      const box = await page.getByText(aside, { exact: true }).boundingBox();
      expect(box?.height, `${aside} at ${width} px`).toBeLessThan(40);
    }
  }
});

/** The top of each category, or of a part of it, by column. */
async function columns(page: Page, part = ""): Promise<[left: number[], right: number[]]> {
  const positions = await page.locator(`main section ${part}`).evaluateAll((boxes) =>
    boxes.map((box) => {
      const { left, top } = box.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    }),
  );
  const first = positions[0]?.left;
  const left = positions.filter((each) => each.left === first);
  const right = positions.filter((each) => each.left !== first);
  return [left.map(({ top }) => top), right.map(({ top }) => top)];
}

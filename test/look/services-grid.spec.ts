import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// The test changes the page, which React doesn't expect.
test.use({ javaScriptEnabled: false });

const wideScreens = [820, 1024, 1440, 2560];

test("The services are in one column on a phone, and in two aligned columns on a tablet or desktop", async ({
  page,
}) => {
  const setWidth = (width: number) => page.setViewportSize({ width, height: 900 });
  await page.goto("/services");
  await setWidth(390);
  const [all, others] = await columns(page);
  expect(others).toEqual([]);
  expect(all).toEqual(all.toSorted((a, b) => a - b));

  for (const width of [390, ...wideScreens]) {
    await setWidth(width);
    for (const aside of ["(in some cases)", "(if licensed for it)"]) {
      const box = await page.getByText(aside, { exact: true }).boundingBox();
      expect(box?.height, `${aside} stays on one line at ${width} px`).toBeLessThan(40);
    }
  }

  for (const count of [5, 4, 6]) {
    await showCategories(page, count);
    for (const width of wideScreens) {
      await setWidth(width);
      const [left, right] = await columns(page);
      const where = `${count} categories at ${width} px`;
      expect([left.length, right.length], where).toEqual([
        Math.floor(count / 2),
        Math.ceil(count / 2),
      ]);
      expect(left, where).toEqual(right.slice(0, left.length));
    }
  }
});

/** Adds copies of the last category, or removes categories, to get this many. */
function showCategories(page: Page, count: number): Promise<void> {
  return page.evaluate((count) => {
    const list = document.querySelector("section")?.parentElement as HTMLElement;
    while (list.children.length > count) list.lastElementChild?.remove();
    while (list.children.length < count) {
      list.append(list.lastElementChild?.cloneNode(true) as Element);
    }
  }, count);
}

/** The top of each category, by column. */
async function columns(page: Page): Promise<[left: number[], right: number[]]> {
  const places = await page.locator("main section").evaluateAll((sections) =>
    sections.map((section) => {
      const { left, top } = section.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    }),
  );
  const first = places[0]?.left;
  const left = places.filter((each) => each.left === first);
  const right = places.filter((each) => each.left !== first);
  return [left.map(({ top }) => top), right.map(({ top }) => top)];
}

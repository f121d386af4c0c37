import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// The test changes the page, which React doesn't expect.
test.use({ javaScriptEnabled: false });

const wideScreens = [820, 1024, 1440, 2560];

test("The services are in one column on a phone, and in two aligned columns from a tablet up", async ({
  page,
}) => {
  const setWidth = (width: number) => page.setViewportSize({ width, height: 900 });
  await page.goto("/services");
  await setWidth(390);
  const [all, others] = await columns(page);
  expect(others).toEqual([]);
  expect(all.map(({ top }) => top)).toEqual(all.map(({ top }) => top).sort((a, b) => a - b));

  for (const width of [390, ...wideScreens]) {
    await setWidth(width);
    for (const aside of ["(in some cases)", "(if licensed for it)"]) {
      const box = await page.getByText(aside, { exact: true }).boundingBox();
      expect(box?.height, `${aside} stays in one line at ${width} px`).toBeLessThan(40);
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
      for (const [row, category] of left.entries()) {
        expect(category.top, where).toBe(right[row]?.top);
      }
      if (count % 2 === 0) continue;
      const [leftEnd = 0, rightEnd = 0] = [left, right].map((column) => column.at(-1)?.end);
      expect(Math.abs(leftEnd - rightEnd), where).toBeLessThanOrEqual(2);
    }
  }

  await showCategories(page, 3);
  for (const width of wideScreens) {
    await setWidth(width);
    const gaps = await page.locator("main li").evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return item.getBoundingClientRect().height - range.getBoundingClientRect().height;
      }),
    );
    expect(Math.max(...gaps), `a stretched list of three at ${width} px`).toBeLessThan(30);
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

/** Where each category starts and its list ends, by column. */
async function columns(page: Page) {
  const places = await page.locator("main section").evaluateAll((sections) =>
    sections.map((section) => {
      const { left, top } = section.getBoundingClientRect();
      const end = section.querySelector("li:last-child")?.getBoundingClientRect().bottom ?? 0;
      return { left: Math.round(left), top: Math.round(top), end: Math.round(end) };
    }),
  );
  const first = places[0]?.left;
  return [
    places.filter(({ left }) => left === first),
    places.filter(({ left }) => left !== first),
  ] as const;
}

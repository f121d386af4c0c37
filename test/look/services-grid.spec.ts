import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// The test changes the page, which React doesn't expect.
test.use({ javaScriptEnabled: false });

test("From a tablet up, four to six services are in two aligned columns", async ({ page }) => {
  await page.goto("/services");
  for (const count of [5, 4, 6]) {
    await showCategories(page, count);
    for (const width of [820, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [left, right] = await columns(page);
      const where = `${count} categories at ${width} px`;
      expect(left.length + right.length, where).toBe(count);
      expect(right.length - left.length, where).toBe(count % 2);
      for (const [row, category] of left.entries()) {
        expect(category.top, where).toBe(right[row]?.top);
      }
      if (count % 2 === 0) continue;
      const [leftEnd = 0, rightEnd = 0] = [left, right].map((column) => column.at(-1)?.end);
      expect(Math.abs(leftEnd - rightEnd), where).toBeLessThanOrEqual(2);
    }
  }
});

test("With three services, no list is stretched to match the others", async ({ page }) => {
  await page.goto("/services");
  await showCategories(page, 3);
  for (const width of [820, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator("main li").evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return Math.round(
          item.getBoundingClientRect().height - range.getBoundingClientRect().height,
        );
      }),
    );
    expect(Math.max(...gaps), `at ${width} px`).toBeLessThan(30);
  }
});

test("On a phone, the services are in one column, in order", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services");
  const [left, right] = await columns(page);
  expect(right).toEqual([]);
  expect(left.map(({ top }) => top)).toEqual(left.map(({ top }) => top).sort((a, b) => a - b));
});

test("Words in parentheses stay together", async ({ page }) => {
  await page.goto("/services");
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const aside of ["(in some cases)", "(if licensed for it)"]) {
      const { height } = (await page.getByText(aside, { exact: true }).boundingBox()) ?? {};
      expect(height, `${aside} at ${width} px`).toBeLessThan(40);
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

import { heroHeight } from "../fixtures/specification.ts";
import { field, sendButton } from "../support/contact-form.ts";
import { facts, openHome, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const widths = [320, 360, 390, 820, 1440, 2560];

test(`At every width the hero is ${heroHeight} px high, no phone number breaks, and nothing needs sideways scrolling`, async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBe(0);
      const lines = await page.getByText(facts.phone.display).evaluateAll(linesOf);
      expect(lines.length, path).toBeGreaterThan(path === "/" ? 1 : 0);
      expect(new Set(lines), `${path} at ${width} px`).toEqual(new Set([1]));
      if (path !== "/") continue;
      const hero = page.locator("main > div:has(h1)");
      expect((await hero.boundingBox())?.height, `at ${width} px`).toBe(heroHeight);
    }
  }
});

test("Headline, subline and call link are seen first, on screens of any size", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1440, 900],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText("The care you need")).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole("link", { name: /^Call us/ })).toBeInViewport({ ratio: 1 });
  }
});

test("Fields that stand side by side stay in line when one has more to say than the other", async ({
  page,
}) => {
  await openHome(page);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await sendButton(page).click();
    const name = await field(page, "name").boundingBox();
    const email = await field(page, "email").boundingBox();
    expect([name?.y, name?.height]).toEqual([email?.y, email?.height]);
  }
});

/** On how many lines each of them stands. */
function linesOf(elements: Element[]): number[] {
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
}

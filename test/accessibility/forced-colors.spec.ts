import { sendButton, showToast } from "../support/contact-form.ts";
import { openPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { contrast, contrastIn, parseColor } from "./colors.ts";
import { visitTabStops } from "./tab-stops.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("With forced colors, every control keeps its edge and its focus ring", async ({ page }) => {
  await openPage(page, "/");
  await showToast(page);
  const stops = await visitTabStops(page, async (stop, name) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { ground, edge, ring } = await stop.evaluate((element) => {
        const style = getComputedStyle(element);
        return {
          ground: getComputedStyle(document.body).backgroundColor,
          edge: [style.borderTopStyle, style.borderTopWidth, style.borderTopColor] as const,
          ring: [style.outlineStyle, style.outlineWidth, style.outlineColor] as const,
        };
      });
      for (const [[line, width, color], least] of [
        [edge, 1],
        [ring, 3],
      ] as const) {
        const where = `${name}, ${colorScheme}`;
        expect(line, where).toMatch(/solid|dashed/);
        expect(Number.parseFloat(width), where).toBeGreaterThanOrEqual(least);
        expect(contrast(parseColor(color), parseColor(ground)), where).toBeGreaterThanOrEqual(3);
      }
    }
  });
  expect(stops).toContain("Close");
});

test("With forced colors, the pause icon and wrong fields are easy to see", async ({ page }) => {
  await openPage(page, "/");
  for (const name of ["Play slideshow", "Pause slideshow"]) {
    const button = page.getByRole("button", { name });
    const icon = await button.locator("svg").screenshot();
    expect(await contrastIn(icon), `the icon of “${name}”`).toBeGreaterThanOrEqual(3);
    await button.click();
  }

  const edge = () =>
    page
      .getByLabel("Your name")
      .evaluate((field) => getComputedStyle(field).borderInlineStartWidth);
  const before = await edge();
  await sendButton(page).click();
  await expect.poll(edge).not.toBe(before);
});

import type { Page } from "@playwright/test";
import { contrast, contrastIn, parseColor } from "../support/colors.ts";
import { field, sendButton } from "../support/contact-form.ts";
import { openHome } from "../support/page.ts";
import { pauseButton, playButton } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// axe checks the rest of the text.
test("Controls have clear edges, and clear words on hover, in light and dark", async ({ page }) => {
  await openHome(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { name, tones, around } of await readEdges(page)) {
      const contrasts = tones.map((tone) => contrast(parseColor(tone), parseColor(around)));
      const what = `the edge of ${name}, ${colorScheme}`;
      expect(Math.max(...contrasts), what).toBeGreaterThanOrEqual(3);
    }
    for (const button of await page.locator("[data-button]").all()) {
      await button.hover();
      const [words, background] = await button.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor] as const;
      });
      const what = `${await button.textContent()} on hover, ${colorScheme}`;
      expect(contrast(parseColor(words), parseColor(background)), what).toBeGreaterThanOrEqual(7);
    }
  }
});

test("With forced colors, icons, the map and wrong fields are easy to see", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHome(page);
  for (const button of [playButton(page), pauseButton(page)]) {
    const icon = await button.locator("svg").screenshot();
    expect(await contrastIn(icon), "the icon").toBeGreaterThanOrEqual(3);
    await button.click();
  }

  const drawing = page.locator("circle").first();
  const [line, background] = await drawing.evaluate((circle) => [
    getComputedStyle(circle).stroke,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(contrast(parseColor(line), parseColor(background)), "the map's lines").toBeGreaterThan(3);
  const box = page.locator("svg", { has: page.locator("circle") }).locator("..");
  await expect(box).toHaveCSS("border-top-style", "solid");

  const edge = () =>
    field(page, "name").evaluate((input) => getComputedStyle(input).borderInlineStartWidth);
  const before = await edge();
  await sendButton(page).click();
  await expect.poll(edge).not.toBe(before);
});

/** The colors of each control's edge and background, and the color around it. */
async function readEdges(page: Page) {
  const controls = await page.locator("[data-button], input, textarea").evaluateAll((elements) =>
    elements.map((element) => {
      const background = (from: Element | null): string => {
        const color = from ? getComputedStyle(from).backgroundColor : "rgb(255, 255, 255)";
        return color === "rgba(0, 0, 0, 0)" ? background(from?.parentElement ?? null) : color;
      };
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      return {
        name: element.textContent || element.id,
        tones: [borderTopColor, backgroundColor].filter((tone) => tone !== "rgba(0, 0, 0, 0)"),
        around: background(element.parentElement),
      };
    }),
  );
  expect(controls.length).toBeGreaterThan(5);
  return controls;
}

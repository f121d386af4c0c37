import sharp from "sharp";
import { sendButton } from "../support/contact-form.ts";
import { expect, test } from "../support/test.ts";
import { contrast, parseColor } from "./colors.ts";
import { focused, visitTabStops } from "./tab-stops.ts";
import { openPage, showToast } from "./visit.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("With forced colors, light or dark, every control keeps an edge, and a ring when it is focused", async ({
  page,
}) => {
  await openPage(page, "/");
  await showToast(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const ground = parseColor(
      await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor),
    );
    const stops = await visitTabStops(page, async (_, name) => {
      const style = await focused(page).evaluate((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, outlineWidth, outlineColor } =
          getComputedStyle(element);
        return { borderTopWidth, borderTopStyle, borderTopColor, outlineWidth, outlineColor };
      });
      expect(style.borderTopStyle, name).toMatch(/solid|dashed/);
      expect(Number.parseFloat(style.borderTopWidth), name).toBeGreaterThanOrEqual(1);
      expect(contrast(parseColor(style.borderTopColor), ground), name).toBeGreaterThanOrEqual(3);
      expect(Number.parseFloat(style.outlineWidth), name).toBeGreaterThanOrEqual(3);
      expect(contrast(parseColor(style.outlineColor), ground), name).toBeGreaterThanOrEqual(3);
    });
    expect(stops).toContain("Close");
  }
});

test("With forced colors the pause button shows what it does, and a wrong field is told by more than its color", async ({
  page,
}) => {
  await openPage(page, "/");
  for (const name of ["Play slideshow", "Pause slideshow"]) {
    const button = page.getByRole("button", { name });
    const icon = sharp(await button.locator("svg").screenshot()).removeAlpha();
    const { channels } = await icon.stats();
    const tones = ["min", "max"].map((end) =>
      channels.map((channel) => channel[end as "min" | "max"]),
    );
    expect(contrast(tones[0], tones[1]), `the icon of “${name}”`).toBeGreaterThanOrEqual(3);
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

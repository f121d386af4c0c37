import { contrast, parseColor } from "../support/colors.ts";
import { openPage } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const extremes = { light: [255, 255, 255], dark: [0, 0, 0] };

test("The page follows the settings for light or dark and for more contrast", async ({ page }) => {
  await openPage(page, "/");
  const readColors = () =>
    page.evaluate(() => {
      const styleOf = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element);
      const card = styleOf("main div:has(> #contact-us)");
      const metas = document.querySelectorAll<HTMLMetaElement>("[name=theme-color]");
      const sample = document.createElement("p");
      sample.style.color = [...metas].find(({ media }) => matchMedia(media).matches)?.content ?? "";
      document.body.append(sample);
      return {
        bar: getComputedStyle(sample).color,
        background: styleOf("body").backgroundColor,
        card: card.backgroundColor,
        edges: [styleOf("main textarea").borderTopColor, card.borderTopColor],
        isDimmed: ["main img", "iframe"].map((selector) => styleOf(selector).filter !== "none"),
      };
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    const usual = await readColors();
    expect(usual.bar, `the browser's bar, ${colorScheme}`).toBe(usual.background);
    const distance = contrast(parseColor(usual.background), extremes[colorScheme]);
    expect(distance, `the background is ${colorScheme}`).toBeLessThan(2);
    expect(usual.isDimmed, "the picture and the map").toEqual(
      Array(2).fill(colorScheme === "dark"),
    );

    await page.emulateMedia({ colorScheme, contrast: "more" });
    const { card, edges } = await readColors();
    for (const [index, edge] of edges.entries()) {
      const before = contrast(parseColor(usual.edges[index] as string), parseColor(usual.card));
      const after = contrast(parseColor(edge), parseColor(card));
      expect(after, `an edge, ${colorScheme}`).toBeGreaterThan(Math.max(3, before));
    }
  }
});

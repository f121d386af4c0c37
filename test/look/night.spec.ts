import { contrast, parseColor } from "../accessibility/colors.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("The page follows the light or dark setting, and the browser's bar matches", async ({
  page,
}) => {
  const extremes = { light: [255, 255, 255], dark: [0, 0, 0] };
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [bar, ground] = await page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>("[name=theme-color]");
      const meta = [...metas].find(({ media }) => matchMedia(media).matches);
      const sample = document.createElement("p");
      sample.style.color = meta?.content ?? "";
      document.body.append(sample);
      return [getComputedStyle(sample).color, getComputedStyle(document.body).backgroundColor];
    });
    expect(bar, colorScheme).toBe(ground);
    expect(contrast(parseColor(ground), extremes[colorScheme]), colorScheme).toBeLessThan(2);
  }
});

test("With more contrast turned on, edges and lines are stronger, light and dark", async ({
  page,
}) => {
  await page.goto("/");
  const edges = () =>
    page.evaluate(() => {
      const edge = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element).borderTopColor;
      return [edge("main textarea"), edge("main div:has(> #find-us)")];
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    const usual = await edges();
    await page.emulateMedia({ colorScheme, contrast: "more" });
    const stronger = await edges();
    const card = parseColor(colorScheme === "light" ? "rgb(255, 253, 248)" : "rgb(27, 47, 40)");
    for (const [index, edge] of stronger.entries()) {
      const before = contrast(parseColor(usual[index] as string), card);
      expect(contrast(parseColor(edge), card)).toBeGreaterThan(Math.max(3, before));
    }
  }
});

import type { Page } from "@playwright/test";
import { textBoxes } from "../../site-build/content/check/text-boxes.ts";
import { sendButton, startSending } from "../support/contact-form.ts";
import { openPage, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { contrast, parseColor } from "./colors.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of paths) {
  test(`Text and fields on ${path} are large enough and have enough contrast, light and dark`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const [width, smallest] of [
      [390, 18],
      [1440, 20],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const texts = await textBoxes(page);
        expect(texts.length).toBeGreaterThan(5);
        expect(texts.filter(({ size }) => size < smallest)).toEqual([]);
        expect(texts.filter(isWeak), colorScheme).toEqual([]);
      }
      for (const field of await page.getByRole("textbox").all()) {
        const size = await field.evaluate((element) => getComputedStyle(element).fontSize);
        expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(18);
      }
    }
  });
}

test("Controls have clear edges and keep their contrast on hover and during a send", async ({
  page,
}) => {
  await openPage(page, "/");
  await expectStrongEdges(page);
  const answer = await startSending(page);
  expect((await textBoxes(page)).filter(isWeak)).toEqual([]);
  answer();
  await expect(sendButton(page)).toHaveText("Send message");
  for (const button of await page.locator("[data-button]").all()) {
    await button.hover();
    expect((await textBoxes(page)).filter(isWeak)).toEqual([]);
  }
});

async function expectStrongEdges(page: Page): Promise<void> {
  const controls = await page.locator("[data-button], input, textarea").evaluateAll((elements) =>
    elements.map((element) => {
      const ground = (from: Element | null): string => {
        const color = from ? getComputedStyle(from).backgroundColor : "rgb(255, 255, 255)";
        return color === "rgba(0, 0, 0, 0)" ? ground(from?.parentElement ?? null) : color;
      };
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      return {
        name: element.textContent || element.id,
        tones: [borderTopColor, backgroundColor].filter((tone) => tone !== "rgba(0, 0, 0, 0)"),
        around: ground(element.parentElement),
      };
    }),
  );
  expect(controls.length).toBeGreaterThan(5);
  for (const { name, tones, around } of controls) {
    const strongest = Math.max(
      ...tones.map((tone) => contrast(parseColor(tone), parseColor(around))),
    );
    expect(strongest, name).toBeGreaterThanOrEqual(3);
  }
}

/** WCAG's AAA asks for 7:1, with an exception for large text that we don't use. */
function isWeak({ color, ground }: Awaited<ReturnType<typeof textBoxes>>[number]) {
  return ground !== null && contrast(parseColor(color), parseColor(ground)) < 7;
}

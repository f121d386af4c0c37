import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { otherPages } from "../../src/pages.ts";
import { labels } from "../fixtures/specification.ts";
import { type Color, contrast, parseColor } from "../support/colors.ts";
import { showToast } from "../support/contact-form.ts";
import { hiddenPoints, openPage, paths, placeholderFacts, setWidth } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { visitTabStops } from "./tab-stops.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const topBar = [...otherPages.map(({ name }) => name), labels.testimonials];
/** The controls that visitors come for are larger than the rest. With three or more, the top bar's links are less tall on a phone. */
const important = [
  ...(topBar.length > 2 ? [] : topBar),
  labels.call,
  labels.send,
  labels.directions,
  labels.close,
];
/** How far the focus ring extends, in pixels. */
const REACH = 9;

for (const path of paths) {
  const open = async (page: Page) => {
    await openPage(page, path);
    if (path === "/") await showToast(page);
    // Browsers show the ring only to visitors who use the keyboard.
    await page.keyboard.press("Tab");
  };

  test(`Nothing covers a focused control on ${path}, and its ring is thick`, async ({ page }) => {
    await open(page);
    for (const [width, height, colorScheme] of [
      [1440, 900, "dark"],
      [390, 640, "light"],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await visitTabStops(page, async (stop, name) => {
        const covered = await stop.evaluate(hiddenPoints);
        expect(covered, `covered points of ${name} at ${width} px`).toEqual([]);
        const ring = await ringThickness(stop);
        expect(ring, `the ring of ${name}, ${colorScheme}`).toBeGreaterThanOrEqual(2);
      });
    }
  });

  test(`Every control on ${path} is large`, async ({ page }) => {
    await open(page);
    for (const width of [320, 390, 1440]) {
      await setWidth(page, width);
      for (const { words, size, fontSize } of await readControls(page)) {
        const what = `${words} at ${width} px`;
        const isImportant = important.some((label) => words.startsWith(label));
        expect(fontSize, what).toBeGreaterThanOrEqual(18);
        expect(size.width, what).toBeGreaterThanOrEqual(44);
        expect(size.height, what).toBeGreaterThanOrEqual(isImportant ? 56 : 44);
      }
    }
  });

  test(`In forced colors, every control on ${path} has an edge and a ring`, async ({ page }) => {
    await open(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      for (const { words, background, edge, ring } of await readControls(page)) {
        const lines: [line: typeof ring, least: number][] = [[ring, 3]];
        // The home link is a logo and a name, without an edge.
        if (words !== placeholderFacts.companyName) lines.push([edge, 1]);
        for (const [line, least] of lines) {
          const what = `${words} in forced colors, ${colorScheme}`;
          expect(line.style, what).toMatch(/solid|dashed/);
          expect(line.width, what).toBeGreaterThanOrEqual(least);
          const strength = contrast(parseColor(line.color), parseColor(background));
          expect(strength, what).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
}

/** Focuses each control and reads what a visitor then sees. */
async function readControls(page: Page) {
  const controls = page.locator("a[href], button, input, textarea").filter({ visible: true });
  const seen = await controls.evaluateAll(
    (elements: (HTMLElement & { labels?: NodeListOf<HTMLElement> })[]) =>
      elements.map((element) => {
        element.focus();
        const label = (element.labels?.[0] ?? element).cloneNode(true) as HTMLElement;
        for (const hidden of label.querySelectorAll(".visually-hidden")) hidden.remove();
        const style = getComputedStyle(element);
        const lineOf = (part: "border-top" | "outline") => ({
          style: style.getPropertyValue(`${part}-style`),
          width: Number.parseFloat(style.getPropertyValue(`${part}-width`)),
          color: style.getPropertyValue(`${part}-color`),
        });
        return {
          words: label.textContent.trim(),
          size: element.getBoundingClientRect().toJSON() as DOMRect,
          fontSize: Number.parseFloat(style.fontSize),
          background: getComputedStyle(document.body).backgroundColor,
          edge: lineOf("border-top"),
          ring: lineOf("outline"),
        };
      }),
  );
  expect(seen.length).toBeGreaterThan(0);
  return seen;
}

/**
 * The average thickness of the ring's dark or light part, whichever is thinner. WCAG 2.4.13 asks for
 * 2 pixels around the control's own shape.
 */
async function ringThickness(stop: Locator): Promise<number> {
  const { colors, radius } = await stop.evaluate((element) => {
    const { outlineColor, boxShadow, borderTopLeftRadius } = getComputedStyle(element);
    return { colors: [outlineColor, boxShadow], radius: Number.parseFloat(borderTopLeftRadius) };
  });
  const tones = colors.map(parseColor) as [Color, Color];
  expect(contrast(...tones), "between the two tones").toBeGreaterThanOrEqual(3);

  const { x, y, width, height } = (await stop.boundingBox()) as DOMRect;
  const clip = { x: x - REACH, y: y - REACH, width: width + 2 * REACH, height: height + 2 * REACH };
  const screenshot = await stop.page().screenshot({ clip });
  const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer();
  const counts = tones.map((tone) => {
    const color = Buffer.from(tone).readUIntBE(0, 3);
    let count = 0;
    for (let at = 0; at < pixels.length; at += 3) {
      if (pixels.readUIntBE(at, 3) === color) count++;
    }
    return count;
  });
  const corners = (8 - 2 * Math.PI) * Math.min(radius, width / 2, height / 2);
  return Math.min(...counts) / (2 * (width + height) - corners);
}

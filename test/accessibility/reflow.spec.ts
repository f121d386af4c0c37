import type { Page } from "@playwright/test";
import { closeButton, sendButton, showToast } from "../support/contact-form.ts";
import {
  edges,
  openHome,
  openPage,
  paths,
  placeholderFacts,
  setTextSize,
} from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText } from "../support/whole-text.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const screenHeight = 844;

/** Where visitors set their text size, and how to set it in Chromium. */
const textSizes = {
  async Android(page: Page, times: number) {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setEmulatedOSTextScale", { scale: times });
  },
  browser: (page: Page, times: number) => setTextSize(page, 16 * times),
  /** Media queries don't see it. */
  iPhone: (page: Page, times: number) =>
    page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      `${100 * times}%`,
    ),
};

/** WCAG 1.4.12, word for word. */
const spacedText = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

for (const path of paths) {
  test(`Text on ${path} is large and never cut off, at any width`, async ({ page }) => {
    await openPage(page, path);
    // The errors, too.
    if (path === "/") await sendButton(page).click();
    for (const width of [320, 360, 390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: screenHeight });
      const texts = await expectWholeText(page, `at ${width} px`);
      const small = texts.filter(({ fontSize }) => fontSize < (width < 1000 ? 18 : 20));
      expect(
        small.map(({ text }) => text),
        `small text at ${width} px`,
      ).toEqual([]);
      const phones = texts.filter(({ text }) => text.includes(placeholderFacts.phone.display));
      expect(phones).not.toEqual([]);
      for (const { lines } of phones) {
        expect(lines, `the lines of a phone number at ${width} px`).toHaveLength(1);
      }
    }
  });

  test(`Lines on ${path} have at most 80 characters, so that readers find the next one`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const width of [820, 1000, 1440, 1800, 2560]) {
      await page.setViewportSize({ width, height: screenHeight });
      const lines = (await page.locator("p, li").evaluateAll(readLines)).flat();
      expect(lines.length).toBeGreaterThan(0);
      expect(
        lines.filter((line) => line.length > 80),
        `at ${width} px`,
      ).toEqual([]);
    }
  });

  test(`Zooming in Safari doesn't thicken the lines of icons on ${path}`, async ({ page }) => {
    await openPage(page, path);
    const ownWidth = (svg: Element) => getComputedStyle(svg).strokeWidth;
    // WebKit multiplies a width that shapes inherit from their <svg> by the zoom, twice.
    for (const svg of await page.locator("svg").all())
      expect(await svg.evaluate(ownWidth)).toBe("1px");
  });

  test(`Large text on ${path} is never cut off, and no word is broken in two`, async ({ page }) => {
    await openPage(page, path);
    for (const [setting, set] of Object.entries(textSizes)) {
      await page.setViewportSize({ width: 390, height: screenHeight });
      const usual = await sizes(page);
      for (const times of [1.5, 2]) {
        await set(page, times);
        for (const width of [320, 360, 390, 480, 580, 600, 620, 640, 700, 800, 1280]) {
          const where = `with the ${setting}'s text size × ${times}, at ${width} px`;
          await page.setViewportSize({ width, height: screenHeight });
          const texts = await expectWholeText(page, where);
          expect(
            texts.flatMap(({ brokenWords }) => brokenWords),
            where,
          ).toEqual([]);
        }
      }
      await page.setViewportSize({ width: 390, height: screenHeight });
      const large = await sizes(page);
      expect(large.text, `px, with the ${setting}'s text × 2`).toBe(2 * usual.text);
      expect(large.logo).toBeGreaterThan(usual.logo);
      expect(large.icon).toBeGreaterThan(usual.icon);
      expect(large.header).toBeLessThan(screenHeight / 2);
      await set(page, 1);
    }
  });

  test(`Text on ${path} is never cut off when it's spaced out`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spacedText);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: screenHeight });
      await expectWholeText(page, `with spaced text at ${width} px`);
    }
  });
}

test("With text at 200%, the toast fits on a small phone and closes", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHome(page);
  await showToast(page);
  await textSizes.Android(page, 2);
  const toast = page.locator("[data-open=true]");
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
  const facts = page.getByRole("contentinfo").getByText("©");
  await facts.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await edges(facts)).bottom).toBeLessThan((await edges(toast)).top);
  await closeButton(page).click();
  await expect(closeButton(page)).toBeHidden();
});

const sizes = (page: Page) =>
  page.evaluate(() => {
    const width = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    return {
      text: Number.parseFloat(getComputedStyle(document.body).fontSize),
      logo: width("header svg"),
      icon: width("footer a svg"),
      header: document.querySelector("header")?.offsetHeight ?? 0,
    };
  });

/** The lines of each element's text, as the browser breaks them. Runs in the browser. */
function readLines(elements: (HTMLElement | SVGElement)[]): string[][] {
  return elements.map((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { data } = walker.currentNode as Text;
      for (let index = 0; index < data.length; index++) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + 1);
        const { bottom } = range.getBoundingClientRect();
        lines.set(bottom, (lines.get(bottom) ?? "") + data[index]);
      }
    }
    return [...lines.values()];
  });
}

import assert from "node:assert/strict";
import { textBoxes } from "../../site-build/content/check/text-boxes.ts";
import { pages } from "../../src/pages.ts";
import { contrast, parseColor } from "../accessibility/colors.ts";
import { labels } from "../fixtures/labels.ts";
import { categories, headline } from "../fixtures/specification.ts";
import { until } from "./until.ts";
import type { Journey, Visitor } from "./visitor.ts";

const phoneWidth = 390;
const [aService = ""] = Object.keys(categories);

export const reading: Journey[] = [
  {
    name: "read the home page, with its picture in AVIF",
    steps: async ({ openHome, sees, page, problems }) => {
      await openHome();
      await sees(headline);
      const picture = await page.evaluate(() => {
        const { currentSrc, naturalWidth } = document.querySelector("main img") as HTMLImageElement;
        return { address: currentSrc, width: naturalWidth };
      });
      assert.match(picture.address, /\.avif$/);
      assert.ok(picture.width > 0);
      assert.deepEqual(await problems(), []);
    },
  },
  {
    name: "never scroll sideways, from a phone to a desktop",
    steps: async ({ open, page }) => {
      for (const { path } of pages) {
        await open(path);
        for (const width of [320, phoneWidth, 1280]) {
          await page.setWidth(width);
          await until(`a window of ${width} px`, () =>
            page.evaluate((wanted) => innerWidth === wanted, width),
          );
          const overflow = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          assert.equal(overflow, 0, `${path} at ${width} px`);
        }
      }
    },
  },
  {
    name: "look at the services, go back, and find what they typed",
    steps: async ({ openHome, fill, click, sees, page, focusedText, form, problems }) => {
      await openHome();
      await fill({ name: "Ann Lee", message: "Is there a room?" });
      await click(labels.services);
      await sees(aService);
      const [heading = "", title = ""] = await page.evaluate(() => [
        document.querySelector("h1")?.textContent,
        document.title,
      ]);
      assert.equal(await focusedText(), heading);
      assert.ok(title.startsWith(heading), title);
      await page.goBack();
      await sees(headline);
      assert.deepEqual(await form(), { name: "Ann Lee", email: "", message: "Is there a room?" });
      assert.deepEqual(await problems(), []);
    },
  },
  {
    name: "watch the slideshow, fetch each picture in one format, and pause it for good",
    steps: async ({ openHome, click, sees, page, proxy }) => {
      await page.setWidth(phoneWidth);
      await openHome();
      const shownPicture = () =>
        page.evaluate(
          () => document.querySelector<HTMLElement>("[data-current=true] img")?.dataset.picture,
        );
      const first = await shownPicture();
      await until("the next picture", async () => (await shownPicture()) !== first);
      assert.deepEqual(
        proxy.requests.filter((path) => /\.jpe?g$/.test(path)),
        [],
        "pictures fetched as JPEG, which are also fetched as AVIF",
      );
      await click(labels.pause);
      await click(labels.services);
      await sees(aService);
      await page.goBack();
      await sees(labels.play);
    },
  },
  {
    name: "find the slideshow paused if they asked for less motion",
    settings: { reducedMotion: "reduce" },
    steps: ({ openHome }) => openHome(labels.play),
  },
  {
    name: "load the map only when they come near it",
    steps: async ({ openHome, page, proxy }) => {
      const isMapLoaded = () => proxy.requests.some((path) => path.startsWith("/maps?"));
      await page.setWidth(phoneWidth);
      await openHome();
      assert.equal(isMapLoaded(), false);
      await page.evaluate(() => document.querySelector("footer")?.scrollIntoView());
      await until("the map", isMapLoaded);
    },
  },
  {
    name: "press Tab and see a ring around the skip link",
    steps: async ({ openHome, page, focusedText }) => {
      await openHome();
      await page.type("\t");
      assert.equal(await focusedText(), labels.skip);
      const ring = await page.evaluate(() => {
        const focused = document.querySelector(":focus-visible");
        return focused && getComputedStyle(focused).outlineStyle;
      });
      assert.equal(ring, "solid");
    },
  },
  {
    name: "read light words on dark ground at night",
    settings: { colorScheme: "dark" },
    steps: async (visitor) => {
      for (const { path } of pages) {
        await visitor.open(path);
        const grounds = await readableGrounds(visitor, path);
        const dark = grounds.filter(
          (ground) => contrast(parseColor(ground), parseColor(white)) > 7,
        );
        assert.ok(dark.length > grounds.length / 2, path);
      }
    },
  },
  {
    name: "print dark words on white paper",
    steps: async (visitor) => {
      for (const { path } of pages) {
        await visitor.open(path);
        await visitor.page.evaluate(showPrintStyles);
        const grounds = await readableGrounds(visitor, path);
        assert.deepEqual(new Set(grounds), new Set([white]), path);
      }
    },
  },
];

const white = "rgb(255, 255, 255)";

/** Checks that every word on the page is readable, and returns the color behind each. */
async function readableGrounds({ page }: Visitor, path: string): Promise<string[]> {
  const texts = (await textBoxes(page)).flatMap(({ text, color, ground }) =>
    ground ? [{ text, color, ground }] : [],
  );
  const faint = texts.filter(
    ({ color, ground }) => contrast(parseColor(color), parseColor(ground)) < 7,
  );
  assert.deepEqual(faint, [], path);
  return texts.map(({ ground }) => ground);
}

/** Runs in the page and turns its print styles on, since not every browser can emulate print. */
function showPrintStyles(): void {
  const turnOn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        media.mediaText = media.mediaText.replace("screen", "not all").replace("print", "all");
      }
      if (rule instanceof CSSGroupingRule) turnOn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turnOn(sheet.cssRules);
}

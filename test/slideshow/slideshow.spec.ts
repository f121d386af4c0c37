import type { Page } from "@playwright/test";
import sharp from "sharp";
import { heroPictureNames as pictures } from "../fixtures/content.ts";
import { slideshow } from "../fixtures/specification.ts";
import { delayResponses, goBack, goToServices, hero } from "../support/page.ts";
import {
  expectMoving,
  filesOf,
  letTimePass,
  openOnStoppedClock,
  paintPictures,
  shownFile,
  slidePictures,
  waitForPictures,
} from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";

const { interval } = slideshow;
const [first, second, third] = pictures as [string, string, string];

const expectShown = (page: Page, picture: string) =>
  expect.poll(() => shownFile(page)).toMatch(filesOf(picture));

test(`The pictures change every ${interval} ms, in a loop`, async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  expect(html.match(/<img[^>]*home-pictures-[^>]*>/g)).toEqual([
    expect.stringContaining(`src="/assets/${first}-`),
  ]);
  await openOnStoppedClock(page);
  const images = slidePictures(page);
  await expect(images).toHaveAttribute("fetchpriority", "high");
  // Only these: when a phone is turned, the browser loads each of them again.
  const names = () =>
    images.evaluateAll((all) => (all as HTMLElement[]).map(({ dataset }) => dataset.picture));
  for (const [index, picture] of pictures.entries()) {
    await letTimePass(page, 0.4 * interval);
    const leaving = index > 0 ? [pictures[index - 1]] : [];
    expect(new Set(await names())).toEqual(new Set([...leaving, picture]));
    await letTimePass(page, 0.6 * interval - 100);
    expect(new Set(await names())).toEqual(new Set([picture, pictures[index + 1] ?? first]));
    await waitForPictures(page);
    await expectShown(page, picture);
    await letTimePass(page, 100);
    await expectShown(page, pictures[index + 1] ?? first);
  }
  // WebKit would load this file in addition to the right size.
  for (const image of await images.all()) await expect(image).not.toHaveAttribute("src");
});

test(`Two pictures cross-fade over ${slideshow.fade} ms`, async ({ page }) => {
  await openOnStoppedClock(page);
  await letTimePass(page, interval - 100);
  const arriving = page.locator("[data-current=false]");
  await expect(arriving).toHaveCSS("opacity", "0");
  const fade = await arriving.evaluateHandle((slide) => {
    const leaving = document.querySelector("[data-current=true]") as Element;
    const ended = (element: Element) =>
      new Promise<[string, number, string]>((resolve) =>
        element.addEventListener("transitionend", (event) => {
          // Chromium also fires it at the start, if the compositor's clock is a moment ahead.
          if (element.getAnimations().length > 0) return;
          const { propertyName, elapsedTime } = event as TransitionEvent;
          resolve([propertyName, elapsedTime, getComputedStyle(element).opacity]);
        }),
      );
    return { slides: Promise.all([ended(slide), ended(leaving)]) };
  });
  await letTimePass(page, 100);
  await expectShown(page, second);
  const seconds = slideshow.fade / 1000;
  expect(await fade.evaluate(({ slides }) => slides)).toEqual([
    ["opacity", seconds, "1"],
    ["opacity", seconds, "0"],
  ]);
});

test("Halfway through a fade, the hero is as bright as its two pictures", async ({ page }) => {
  await openOnStoppedClock(page);
  await expectMoving(page);
  await page.locator("[data-current]").evaluateAll((slides) => {
    for (const { style } of slides as HTMLElement[]) {
      Object.assign(style, { transition: "none", opacity: "0.5" });
    }
  });
  await paintPictures(page, "white");
  const shot = sharp(await hero(page).screenshot());
  const { width } = await shot.metadata();
  // Where no words and no button are.
  const corner = shot.extract({ left: width - 20, top: 10, width: 10, height: 10 });
  const { channels } = await sharp(await corner.removeAlpha().toBuffer()).stats();
  expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(250);
});

test("A slow picture fades in once loaded, even if the phone is turned", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const release = await delayResponses(page, filesOf(second));
  await openOnStoppedClock(page);
  const asked = page.waitForRequest(filesOf(second));
  await letTimePass(page, interval - 100);
  const upright = (await asked).url();
  const askedAgain = page.waitForRequest(
    (request) => filesOf(second).test(request.url()) && request.url() !== upright,
  );
  await page.setViewportSize({ width: 844, height: 390 });
  await askedAgain;
  await letTimePass(page, 60_000);
  await expectShown(page, first);
  release();
  await expectShown(page, second);
});

test("A picture shows once it's decoded, or can't be", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = function () {
      this.dataset.decoding = "";
      return new Promise((_, reject) => {
        document.addEventListener("decoded", () => reject(new DOMException("Not now")));
      });
    };
  });
  await openOnStoppedClock(page);
  await letTimePass(page, interval);
  const next = page.locator(`[data-picture=${second}]`);
  await expect(next, "it would flash or jump").toHaveAttribute("data-decoding");
  await letTimePass(page, interval);
  await expectShown(page, first);
  await page.evaluate(() => document.dispatchEvent(new Event("decoded")));
  await expectShown(page, second);
});

test("On the way to Services and back, each picture loads once, as AVIF, and only what's on the page again when a phone is turned", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "image" && pathname.startsWith("/assets/")) files.push(pathname);
  });
  await openOnStoppedClock(page);
  await goToServices(page);
  await waitForPictures(page);
  await goBack(page);
  await expectMoving(page);
  await waitForPictures(page);
  expect(files).toEqual(
    [first, "services-picture", second].map((picture) =>
      expect.stringMatching(`^/assets/${picture}-.*\\.avif$`),
    ),
  );
  await letTimePass(page, 0.6 * interval);
  await waitForPictures(page);
  files.length = 0;
  await page.setViewportSize({ width: 390, height: 844 });
  await waitForPictures(page);
  // Not the first one, which has left the page, but is in the fallback's copy.
  const again = [second, third].map((picture) =>
    expect.stringMatching(new RegExp(`/${picture}-\\w+-phone`)),
  );
  expect(files.toSorted()).toEqual(again);
});

test.describe("While offline", () => {
  test.use({ allowedMessages: failedRequests });

  test("the picture stays, and the slideshow continues afterward", async ({ page, context }) => {
    await openOnStoppedClock(page);
    await context.setOffline(true);
    const failure = page.waitForEvent("requestfailed");
    await letTimePass(page, 4 * interval);
    await failure;
    await waitForPictures(page);
    await expectShown(page, first);
    await context.setOffline(false);
    const wait = async () => {
      await letTimePass(page, interval / 2);
      return shownFile(page);
    };
    await expect.poll(wait, { intervals: [50] }).toMatch(filesOf(second));
  });
});

test("However long the slideshow runs, the page doesn't grow", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openOnStoppedClock(page);
  const showEachPicture = async () => {
    for (let change = 0; change < slideshow.pictures; change++) await expectMoving(page);
    await goToServices(page);
    await goBack(page);
  };
  await showEachPicture();
  const before = await domCounters(page);
  await showEachPicture();
  await showEachPicture();
  const added = async () => {
    const after = await domCounters(page);
    return [after.nodes - before.nodes, after.jsEventListeners - before.jsEventListeners];
  };
  await expect.poll(async () => Math.max(...(await added()))).toBeLessThanOrEqual(0);
});

async function domCounters(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  return session.send("Memory.getDOMCounters");
}

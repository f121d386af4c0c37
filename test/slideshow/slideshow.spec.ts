import type { Page } from "@playwright/test";
import { heroPictures as pictures } from "../fixtures/content.ts";
import { slideshow } from "../fixtures/specification.ts";
import { letTimePass, openOnStoppedClock } from "../support/clock.ts";
import { delayResponses } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const [first, second] = pictures as [string, string];

const filesOf = (picture: string) => `**/assets/${picture}-*`;
const shown = (page: Page) => page.locator("[data-current=true] img");
const expectShown = (page: Page, picture: string) =>
  expect
    .poll(() => shown(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain(`/${picture}-`);

test(`${slideshow.pictures} pictures change every ${slideshow.interval} ms, in a loop`, async ({
  page,
}) => {
  await openOnStoppedClock(page);
  expect(pictures).toHaveLength(slideshow.pictures);
  await expectShown(page, first);
  for (const [index, picture] of [...pictures.slice(1), first, second].entries()) {
    await letTimePass(page, slideshow.interval - 100);
    await expectShown(page, pictures[index % slideshow.pictures] ?? "");
    await letTimePass(page, 100);
    await expectShown(page, picture);
  }
});

test(`A picture fades in over ${slideshow.fade} ms, above the previous one`, async ({ page }) => {
  await openOnStoppedClock(page);
  await letTimePass(page, slideshow.interval - 100);
  const arriving = page.locator("[data-current=false]");
  await expect(arriving).toHaveCSS("opacity", "0");
  const fade = await arriving.evaluateHandle((slide) => {
    const leaving = document.querySelector("[data-current=true]") as Element;
    const next = (event: string) =>
      new Promise<TransitionEvent>((resolve) =>
        slide.addEventListener(event, (each) => resolve(each as TransitionEvent)),
      );
    const running = () =>
      [slide, leaving].flatMap((each) => each.getAnimations({ subtree: true })) as CSSTransition[];
    return {
      start: next("transitionstart").then(() => ({
        opacityBelow: getComputedStyle(leaving).opacity,
        properties: running().map(({ transitionProperty }) => transitionProperty),
      })),
      end: next("transitionend").then(({ elapsedTime }) => elapsedTime),
    };
  });
  await letTimePass(page, 100);
  await expectShown(page, second);
  const { opacityBelow, properties } = await fade.evaluate(({ start }) => start);
  expect(opacityBelow).toBe("1");
  expect(new Set(properties)).toEqual(new Set(["opacity"]));
  expect(await fade.evaluate(({ end }) => end)).toBe(slideshow.fade / 1000);
});

test("The HTML has only the first picture; the others load one at a time", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining(`src="/assets/${first}-`)]);
  await openOnStoppedClock(page);
  const images = page.getByRole("main").locator("img");
  await expect(images).toHaveCount(1);
  await expect(images).toHaveAttribute("fetchpriority", "high");
  for (const [index, picture] of pictures.slice(1, 4).entries()) {
    await letTimePass(page, slideshow.interval - 100);
    await expect(images).toHaveCount(index + 2);
    await letTimePass(page, 100);
    await expectShown(page, picture);
    await expect(images).toHaveCount(index + 2);
    // WebKit would load it in addition to the right size.
    await expect(images.last()).not.toHaveAttribute("src");
  }
  for (const image of await images.all()) await expect(image).toHaveAttribute("alt", "");
});

test("A slow picture fades in once it has loaded, and not before", async ({ page }) => {
  const release = await delayResponses(page, filesOf(second));
  await openOnStoppedClock(page);
  const asked = page.waitForRequest(filesOf(second));
  await letTimePass(page, slideshow.interval - 100);
  await asked;
  await letTimePass(page, 60_000);
  await expectShown(page, first);
  release();
  await expectShown(page, second);
  expect(await shown(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

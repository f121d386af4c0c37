import { expect, type Page } from "@playwright/test";
import { labels, slideshow } from "../fixtures/specification.ts";

export const pauseButton = (page: Page) => page.getByRole("button", { name: labels.pause });
export const playButton = (page: Page) => page.getByRole("button", { name: labels.play });

/** Whether it says Pause or Play. Only React adds it. */
export const slideshowButton = (page: Page) => page.getByRole("button", { name: /slideshow/ });

export const waitForHydration = (page: Page) => expect(slideshowButton(page)).toBeVisible();

/** Opens the home page on a clock that only the test moves, when a picture has just appeared. */
export async function openOnStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Far ahead, because on a busy machine it can take a while to get here.
  await page.clock.pauseAt(3_600_000);
  await page.goto("/");
  // The script waits for idle moments, which only happen while the clock runs.
  while (!(await pauseButton(page).isVisible())) {
    await page.clock.runFor(50);
    await pauseButton(page)
      .waitFor({ timeout: 100 })
      .catch(() => {});
  }
  await pauseButton(page).click();
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
}

/** Moves the stopped clock. The page finishes its work before and after. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(nextTurns);
  await page.clock.runFor(milliseconds);
  await page.evaluate(nextTurns);
}

/** Lets queued work run first. A timer wouldn't, since the clock is stopped. */
async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
    port1.close();
  }
}

/** The slideshow's pictures that are in the page. */
export const slidePictures = (page: Page) => page.locator("[data-current] img");

/** The picture on screen. */
export const currentPicture = (page: Page) => page.locator("[data-current=true] img");

/** Its URL. */
export const shownFile = (page: Page) =>
  currentPicture(page).evaluate((image: HTMLImageElement) => image.currentSrc);

/** The URLs of a picture, in every shape and size. */
export const filesOf = (picture: string) => new RegExp(`/assets/${picture}-`);

/** Replaces the pictures with a color, as if nobody were in them: then they cover the whole hero. */
export async function paintPictures(page: Page, color: string): Promise<void> {
  await page
    .getByRole("main")
    .locator("img")
    .evaluateAll((images, background) => {
      for (const image of images as HTMLElement[]) {
        const { dataset, style } = image;
        dataset.focus = "nobody";
        document.querySelector("[data-people]")?.setAttribute("data-people", "false");
        Object.assign(style, { background, objectPosition: "10000px", forcedColorAdjust: "none" });
      }
    }, color);
}

const nameOfCurrent = (page: Page) => currentPicture(page).getAttribute("data-picture");

/** A slideshow that runs would request its next picture, and then show it. */
export async function expectStill(page: Page): Promise<void> {
  const before = await nameOfCurrent(page);
  await letTimePass(page, slideshow.interval);
  await waitForPictures(page);
  await letTimePass(page, slideshow.interval);
  expect(await nameOfCurrent(page)).toBe(before);
}

/** Waits until each requested picture has loaded or failed. Before that, it couldn't be shown. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
  await page.evaluate(nextTurns);
}

export async function expectMoving(page: Page): Promise<void> {
  const before = (await nameOfCurrent(page)) as string;
  await letTimePass(page, slideshow.interval);
  await expect(currentPicture(page)).not.toHaveAttribute("data-picture", before);
}

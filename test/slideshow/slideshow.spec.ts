import type { Page } from "@playwright/test";
import { heroPictures as pictures } from "../fixtures/content.ts";
import { expect, holdBack, test } from "../support/test.ts";

const [first, second, third] = pictures as [string, string, string];

const filesOf = (picture: string) => `**/assets/${picture}-*`;
const shown = (page: Page) => page.locator("[data-current=true] img");
const expectShown = (page: Page, picture: string) =>
  expect(shown(page)).toHaveAttribute("src", new RegExp(`/${picture}-`));
const minute = 60_000;

/** Opens the home page on a clock that only the test moves. */
async function openOnStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible({ timeout: 250 });
  }).toPass();
}

test("Seven pictures follow each other every 5 seconds, from the first again after the last", async ({
  page,
}) => {
  await openOnStoppedClock(page);
  expect(pictures).toHaveLength(7);
  await expectShown(page, first);
  for (const [index, picture] of [...pictures.slice(1), first, second].entries()) {
    await page.clock.runFor(4900);
    await expectShown(page, pictures[index % 7] ?? "");
    await page.clock.runFor(100);
    await expectShown(page, picture);
  }
});

test("A picture fades in over 1 second, above the one that leaves", async ({ page }) => {
  await openOnStoppedClock(page);
  await page.clock.runFor(4900);
  const arriving = page.locator("[data-current=false]");
  await expect(arriving).toHaveCSS("opacity", "0");
  const fade = await arriving.evaluateHandle((slide) => {
    const leaving = document.querySelector("[data-current=true]") as Element;
    const next = (event: string) =>
      new Promise<TransitionEvent>((resolve) =>
        slide.addEventListener(event, (each) => resolve(each as TransitionEvent)),
      );
    return {
      opacityBelow: next("transitionstart").then(() => getComputedStyle(leaving).opacity),
      end: next("transitionend").then(({ propertyName, elapsedTime }) => [
        propertyName,
        elapsedTime,
      ]),
    };
  });
  await page.clock.runFor(100);
  await expectShown(page, second);
  expect(await fade.evaluate(({ opacityBelow }) => opacityBelow)).toBe("1");
  expect(await fade.evaluate(({ end }) => end)).toEqual(["opacity", 1]);
});

test("The pictures are decoration, fetched one ahead, and only the first is in the page", async ({
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
    await page.clock.runFor(4900);
    await expect(images).toHaveCount(index + 2);
    await page.clock.runFor(100);
    await expectShown(page, picture);
    await expect(images).toHaveCount(index + 2);
  }
  for (const image of await images.all()) await expect(image).toHaveAttribute("alt", "");
});

test("A picture that is slow to come fades in when it is there, and not before", async ({
  page,
}) => {
  const letThrough = await holdBack(page, filesOf(second));
  await openOnStoppedClock(page);
  const asked = page.waitForRequest(filesOf(second));
  await page.clock.runFor(2600);
  await asked;
  await page.clock.runFor(minute);
  await expectShown(page, first);
  letThrough();
  await expectShown(page, second);
  expect(await shown(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

test.describe("When a picture fails", () => {
  test.use({ expectedMessages: [/status of 404/] });

  test("it is skipped, and the next one comes in its place", async ({ page }) => {
    await page.route(filesOf(second), (route) => route.fulfill({ status: 404 }));
    await openOnStoppedClock(page);
    await page.clock.runFor(5000);
    await expectShown(page, third);
  });

  test("and it is the first, the show goes on and leaves it out from then on", async ({ page }) => {
    await page.route(filesOf(first), (route) => route.fulfill({ status: 404 }));
    await openOnStoppedClock(page);
    for (const picture of [...pictures.slice(1), second]) {
      await page.clock.runFor(5000);
      await expectShown(page, picture);
    }
  });
});

import { expect, openHome, sendButton, test } from "../support/test.ts";
import { showToast } from "./visit.ts";

const pictureShown = "[data-current=true] img";

test("A paused slideshow stays paused over a visit to another page", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.getByRole("button", { name: "Pause slideshow" }).click();
  await page.getByRole("link", { name: "Services" }).click();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
  const first = await page.locator(pictureShown).getAttribute("data-picture");
  await page.clock.runFor(30_000);
  await expect(page.locator(pictureShown)).toHaveAttribute("data-picture", String(first));
});

test("Nothing moves by itself but the slideshow, not even with the toast", async ({ page }) => {
  await openHome(page);
  await page.getByRole("button", { name: "Pause slideshow" }).click();
  await showToast(page);
  await sendButton(page).hover();
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().map(({ id, playState }) => [id, playState])),
    )
    .toEqual([]);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the slideshow waits for the visitor, and its first picture stays", async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
    const first = await page.locator(pictureShown).getAttribute("data-picture");
    await page.clock.runFor(30_000);
    await expect(page.locator(pictureShown)).toHaveAttribute("data-picture", String(first));
  });

  test("nothing glides or fades, and the page does not scroll smoothly", async ({ page }) => {
    await openHome(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => {
          const { transitionDuration, transitionDelay, animationName, scrollBehavior } =
            getComputedStyle(element);
          const times = [...transitionDuration.split(","), ...transitionDelay.split(",")];
          const isSlow = times.some((time) => Number.parseFloat(time) > 0.01);
          return isSlow || animationName !== "none" || scrollBehavior === "smooth";
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  });
});

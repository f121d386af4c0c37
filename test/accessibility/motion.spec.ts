import { sendButton, showToast } from "../support/contact-form.ts";
import { openHome } from "../support/page.ts";
import { pauseButton } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

test("Only the slideshow keeps moving; with reduced motion, nothing moves", async ({ page }) => {
  await openHome(page);
  await pauseButton(page).click();
  await showToast(page);
  await sendButton(page).hover();
  const animations = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(animations).toBe(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
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

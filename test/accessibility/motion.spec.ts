import { sendButton, showToast } from "../support/contact-form.ts";
import { openHome } from "../support/page.ts";
import { pauseButton } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

test("Only the slideshow moves, and with reduced motion nothing does", async ({ page }) => {
  await openHome(page);
  await pauseButton(page).click();
  await showToast(page);
  await sendButton(page).hover();
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().map(({ id, playState }) => [id, playState])),
    )
    .toEqual([]);

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

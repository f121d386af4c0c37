import { sendButton, showToast } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

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

test.describe("Under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

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

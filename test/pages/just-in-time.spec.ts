import { expect, test } from "../support/test.ts";

test("React starts within a second of the page load", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  // Measured by the page's own clock, so a busy machine doesn't matter.
  const button = page.getByRole("button", { name: /slideshow/ });
  for (let waited = 0; waited < 1000 && !(await button.isVisible()); waited += 100) {
    await page.clock.runFor(100);
    await button.waitFor({ timeout: 500 }).catch(() => {});
  }
  await expect(button).toBeVisible({ timeout: 1 });
});

import { slideshow } from "../fixtures/specification.ts";
import { letTimePass, openOnStoppedClock } from "../support/clock.ts";
import { openHome } from "../support/site.ts";
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

test("The second picture waits until the page has been idle for a while", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".avif")) pictures.push(request.url());
  });
  await openOnStoppedClock(page);
  await letTimePass(page, 0.4 * slideshow.interval);
  await page.waitForLoadState("networkidle");
  expect(pictures).toHaveLength(1);
  await letTimePass(page, 0.2 * slideshow.interval);
  await expect.poll(() => pictures.length).toBe(2);
});

test("The Services picture loads on hover or focus of its link, before the click", async ({
  page,
}) => {
  for (const intent of ["hover", "focus"] as const) {
    await openHome(page);
    const picture = page.waitForRequest(/services-.*\.avif/);
    await page.getByRole("link", { name: "Services" })[intent]();
    await picture;
    await page.mouse.move(0, 500);
  }
});

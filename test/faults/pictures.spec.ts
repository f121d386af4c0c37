import { slideshow } from "../fixtures/specification.ts";
import { recordPictures } from "../support/clock.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { servicesPicture, slides } from "./site-files.ts";
import { expectWorkingPage } from "./working-page.ts";

test.use({ viewport: { width: 390, height: 640 }, expectedMessages: [/^Failed to load resource/] });

test("If the first and last slides fail, the slideshow skips them and everything else works", async ({
  page,
  email,
}) => {
  await page.clock.install();
  const failing = [slides[0], slides.at(-1)] as RegExp[];
  for (const address of failing) {
    await page.route(address, (route) => route.abort("connectionreset"));
  }
  const failures = failing.map((address) =>
    page.waitForEvent("requestfailed", (request) => address.test(request.url())),
  );
  await openHome(page);
  const shown = await recordPictures(page);
  for (let turn = 1; turn <= slideshow.pictures; turn++) {
    await page.clock.fastForward(slideshow.interval);
    await expect.poll(async () => (await shown()).length).toBeGreaterThanOrEqual(turn);
  }
  await Promise.all(failures);
  const all = await shown();
  const names = slides.map((_, index) => `hero-${index + 1}`).slice(1, -1);
  const start = names.indexOf(all[0] as string);
  expect(all).toEqual(all.map((_, turn) => names[(start + turn) % names.length]));
  await expectWorkingPage(page, email);
});

test("If the picture behind Services fails, the page is still readable", async ({ page }) => {
  await page.route(servicesPicture, (route) => route.abort("connectionreset"));
  const failure = page.waitForEvent("requestfailed");
  await openHome(page);
  await goToServices(page);
  await failure;
  await expect(page.getByRole("main").getByRole("list")).toHaveCount(5);
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveAttribute("href", /^tel:/);
});

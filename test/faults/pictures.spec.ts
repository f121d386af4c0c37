import { fillForm, sendAndSeeToast, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { servicesPicture, slides } from "./site-files.ts";
import { watchRound } from "./slides.ts";

test.use({ viewport: { width: 390, height: 640 }, expectedMessages: [/^Failed to load resource/] });

const numberOf = (address: string) => slides.findIndex((slide) => slide.test(address)) + 1;

test("When the first and the last picture of the slideshow fail, they are passed over and all else works", async ({
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
  const shown = (await watchRound(page)).map(numberOf);
  await Promise.all(failures);
  const order = slides.map((_, index) => index + 1).slice(1, -1);
  const start = order.indexOf(shown[0] as number);
  expect(shown).toEqual(shown.map((_, turn) => order[(start + turn) % order.length]));

  await expectReadableAndCallable(page);
  await fillForm(page, typed);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});

test("When the picture behind Services fails, the page is still readable", async ({ page }) => {
  await page.route(servicesPicture, (route) => route.abort("connectionreset"));
  const failure = page.waitForEvent("requestfailed");
  await openHome(page);
  await goToServices(page);
  await failure;
  await expect(page.getByRole("main").getByRole("list")).toHaveCount(5);
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveAttribute("href", /^tel:/);
});

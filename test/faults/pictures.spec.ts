import { expect, fillForm, goToServices, openHome } from "../support/test.ts";
import { breakFile, failureOf, type SiteFile, servicesPicture, slides } from "./site-files.ts";
import { watchRound } from "./slides.ts";
import { test } from "./test.ts";
import { expectReadableAndCallable, sendAndSeeToast, typed } from "./visitor.ts";

test.use({ expectedMessages: [/^Failed to load resource/] });

const toSlide = (url: string) => slides.find(({ address }) => address.test(url));

for (const picture of slides) {
  test(`When the picture ${picture.name} fails, the slideshow passes over it and all else works`, async ({
    page,
    email,
  }) => {
    await page.clock.install();
    await breakFile(page, picture);
    const failure = failureOf(page, picture);
    await openHome(page);
    const shown = (await watchRound(page)).map(toSlide);
    await failure;
    const order = slides.filter((slide) => slide !== picture);
    const start = order.indexOf(shown[0] as SiteFile);
    expect(shown).toEqual(shown.map((_, turn) => order[(start + turn) % order.length]));

    await expectReadableAndCallable(page);
    await fillForm(page, typed);
    await sendAndSeeToast(page);
    expect(email.messages).toMatchObject([typed]);
  });
}

test("When the picture behind Services fails, the page is still readable", async ({ page }) => {
  await breakFile(page, servicesPicture);
  const failure = failureOf(page, servicesPicture);
  await openHome(page);
  await goToServices(page);
  await failure;
  await expect(page.getByRole("main").getByRole("list")).toHaveCount(5);
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveAttribute("href", /^tel:/);
});

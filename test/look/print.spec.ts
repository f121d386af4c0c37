import { emailApi } from "../../src/contact/email-api.ts";
import { address } from "../fixtures/specification.ts";
import { contrast, parseColor } from "../support/colors.ts";
import { showToast } from "../support/contact-form.ts";
import { openHome, paths, placeholderFacts, testimonialsLink } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

const white = "rgb(255, 255, 255)";

test("Each page prints in black on white, on at most two sheets", async ({ page }) => {
  await openHome(page);
  await showToast(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toHaveCSS("padding-bottom", "0px");
  const introSizes = new Set<string>();
  for (const path of paths) {
    if (path !== "/") await page.goto(path);
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(2);

    const unprinted = "button, form, iframe, picture, main svg, footer svg, [data-open=true]";
    await expect(page.locator(unprinted).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("header svg")).toBeVisible();
    await expect(page.getByText(address, { exact: true }).filter({ visible: true })).toHaveCount(1);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(address)).toBeVisible();
    await expect(footer.getByText(placeholderFacts.phone.display)).toBeVisible();
    const printedUrl = await testimonialsLink(page).evaluate(
      (link) => getComputedStyle(link, "::after").content,
    );
    expect(printedUrl).toContain(placeholderFacts.testimonialsUrl);
    for (const intro of await page.locator("h1 + p").all()) {
      introSizes.add(await intro.evaluate((words) => getComputedStyle(words).fontSize));
    }

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const [inks, grounds] = await page
        .locator("body, body *")
        .filter({ visible: true })
        .evaluateAll((elements) => {
          const styles = elements.map((element) => getComputedStyle(element));
          return [styles.map(({ color }) => color), styles.map((each) => each.backgroundColor)];
        });
      expect(new Set(grounds), `${path}, ${colorScheme}`).toEqual(
        new Set([white, "rgba(0, 0, 0, 0)"]),
      );
      for (const ink of new Set(inks)) {
        const strength = contrast(parseColor(ink), parseColor(white));
        expect(strength, `${ink} on ${path}, ${colorScheme}`).toBeGreaterThanOrEqual(15);
      }
    }
  }
  expect(introSizes.size, "sizes of the text under the titles").toBe(1);
});

test("Printing shows no focus ring, and loads no picture in another size", async ({
  page,
  server,
}) => {
  const libraryField = page.locator(`form [name=${emailApi.fields.version}]`);
  for (const path of paths) {
    await page.goto(path);
    await expect(libraryField, "the script has started").toHaveCount(0);
    await page.keyboard.press("Tab");
    const call = page.getByRole("contentinfo").getByRole("link");
    await call.focus();
    await expect(call).toHaveCSS("outline-style", "solid");
    const loaded = server.paths.length;
    await page.emulateMedia({ media: "print" });
    await expect(call).toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
    await expect(call).toHaveCSS("box-shadow", /^rgba\(0, 0, 0, 0\)/);
    await page.pdf();
    await page.emulateMedia({ media: "screen" });
    // A request of a picture's would come before this one.
    await page.evaluate(() => fetch("/robots.txt"));
    expect(server.paths.slice(loaded).filter((each) => each.startsWith("/assets/"))).toEqual([]);
  }
});

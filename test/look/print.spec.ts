import { textBoxes } from "../../site-build/content/check/text-boxes.ts";
import { contrast, parseColor } from "../accessibility/colors.ts";
import { address } from "../fixtures/specification.ts";
import { showToast, successText } from "../support/contact-form.ts";
import { facts, goToServices, openHome, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

for (const path of paths) {
  test(`${path} prints in black on white on at most two pages, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    const sheets = (await page.pdf({ format: "Letter" }))
      .toString("latin1")
      .match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: "print" });
    await expect(
      page.locator("button, form, iframe, picture, main svg, footer svg").filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.locator("header svg")).toBeVisible();
    await expect(page.getByText(address, { exact: true }).filter({ visible: true })).toHaveCount(1);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(address)).toBeVisible();
    await expect(footer.getByText(facts.phone.display)).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    const testimonials = page.getByRole("link", { name: "Testimonials" });
    const printedUrl = await testimonials.evaluate(
      (link) => getComputedStyle(link, "::after").content,
    );
    expect(printedUrl).toContain(facts.testimonialsUrl);

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const grounds = await page
        .locator("body *")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element).backgroundColor),
        );
      expect(new Set(grounds)).toEqual(new Set(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]));
      const white = parseColor("rgb(255, 255, 255)");
      const weak = (await textBoxes(page)).filter(
        ({ color }) => contrast(parseColor(color), white) < 15,
      );
      expect(weak).toEqual([]);
    }
  });
}

test("In print, the text under each title is the same size", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  const sizes = [];
  for (const path of paths) {
    await page.goto(path);
    sizes.push(await page.locator("h1 + p").evaluate((words) => getComputedStyle(words).fontSize));
  }
  expect(new Set(sizes).size).toBe(1);
});

test("The toast and the space for it don't print", async ({ page }) => {
  await openHome(page);
  await showToast(page);
  await goToServices(page);
  await page.emulateMedia({ media: "print" });
  await expect(successText(page)).toBeHidden();
  await expect(page.getByRole("contentinfo")).toHaveCSS("padding-bottom", "0px");
});

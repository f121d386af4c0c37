import { address, headline } from "../fixtures/specification.ts";
import { expect, facts, goToServices, openHome, test } from "../support/test.ts";

test.describe("The top bar", () => {
  test("leads home by its logo and to Services by its button", async ({ page }) => {
    await openHome(page);
    await goToServices(page);
    await expect(page).toHaveURL("/services");
    await page.getByRole("banner").getByRole("link", { name: facts.companyName }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  });

  test("says which page one is on", async ({ page }) => {
    await openHome(page);
    const current = page.getByRole("banner").locator("[aria-current=page]");
    await expect(current).toHaveText(facts.companyName);
    await goToServices(page);
    await expect(current).toHaveText("Services");
  });

  test("leaves the site for the community review page, in the same tab", async ({ page }) => {
    await page.route(facts.testimonialsUrl, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Reviews</title>" }),
    );
    await openHome(page);
    await page.getByRole("link", { name: "Testimonials" }).click();
    await expect(page).toHaveURL(facts.testimonialsUrl);
    expect(page.context().pages()).toHaveLength(1);
  });

  test("opens Services in a new tab for who asks for one, and stays", async ({ page }) => {
    await openHome(page);
    const opening = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "Services" }).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opening).toHaveURL("/services");
    await expect(page).toHaveURL("/");
  });
});

test.describe("The footer", () => {
  for (const path of ["/", "/services"]) {
    test(`of ${path} has the street address, the phone number and the copyright line`, async ({
      page,
    }) => {
      await page.goto(path);
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByText(address, { exact: true })).toBeVisible();
      const phone = footer.getByRole("link", { name: facts.phone.display });
      await expect(phone).toHaveAttribute("href", facts.phone.href);
      const copyright = `© ${new Date().getFullYear()} ${facts.companyName}`;
      await expect(footer.getByText(copyright, { exact: true })).toBeVisible();
    });

    test(`of ${path} has the visitor's year, years after the page was built`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(2041, 5, 15));
      await page.goto(path);
      await expect(page.getByText(`© 2041 ${facts.companyName}`)).toBeVisible();
    });
  }
});

test.describe("An unknown address", () => {
  test.use({ expectedMessages: [/status of 404/] });

  for (const path of ["/no-such-page", "/services/more", "/Services?from=mail#top"]) {
    test(`like ${path} shows the home page, and the address becomes /`, async ({ page }) => {
      await openHome(page, path);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      await expect(page).toHaveTitle(/ in Everett, WA$/);
      await goToServices(page);
      await page.goBack();
      await expect(page).toHaveURL("/");
    });
  }
});

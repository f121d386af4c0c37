import { pages } from "../../src/pages.ts";
import { headline } from "../fixtures/specification.ts";
import {
  goToServices,
  openHome,
  openPage,
  placeholderFacts,
  servicesLink,
  testimonialsLink,
} from "../support/page.ts";
import { expect, failedRequests, test } from "../support/test.ts";

test("Every page marks itself in the top bar and shows this year", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2041, 5, 15));
  const current = page.getByRole("banner").locator("[aria-current=page]");
  for (const { path, name } of pages) {
    await openPage(page, path);
    await expect(current).toHaveText(path === "/" ? placeholderFacts.companyName : name);
    const copyright = `© 2041 ${placeholderFacts.companyName}`;
    await expect(page.getByRole("contentinfo").getByText(copyright, { exact: true })).toBeVisible();
  }
});

test("Services can open in a new tab, and Testimonials opens in the same one", async ({ page }) => {
  await page.route(placeholderFacts.testimonialsUrl, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Reviews</title>" }),
  );
  await openHome(page);
  const opening = page.context().waitForEvent("page");
  await servicesLink(page).click({ modifiers: ["ControlOrMeta"] });
  const newTab = await opening;
  await expect(newTab).toHaveURL("/services");
  await newTab.close();
  await expect(page).toHaveURL("/");

  await testimonialsLink(page).click();
  await expect(page).toHaveURL(placeholderFacts.testimonialsUrl);
  expect(page.context().pages(), "in the same tab").toHaveLength(1);
});

test.describe("An unknown URL", () => {
  test.use({ allowedMessages: failedRequests });

  test("shows the home page, and becomes /", async ({ page }) => {
    await page.goto("/Services/more?from=mail#top");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page).toHaveTitle(/ in Everett, WA$/);
    await goToServices(page);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
});

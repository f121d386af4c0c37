import type { Page } from "@playwright/test";
import { pages } from "../../src/pages.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { address, headline } from "../fixtures/specification.ts";
import {
  goToServices,
  homeLink,
  openHome,
  openPage,
  placeholderFacts,
  servicesLink,
  testimonialsLink,
} from "../support/page.ts";
import { expect, failedRequests, test } from "../support/test.ts";
import { testSites } from "../support/test-sites.ts";

test("Every page has the top bar and the footer, and the top bar marks the current page", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2041, 5, 15));
  const current = page.getByRole("banner").locator("[aria-current=page]");
  for (const { path, name } of pages) {
    await openPage(page, path);
    await expect(current).toHaveText(path === "/" ? placeholderFacts.companyName : name);
    await expectFooter(page);
  }
});

test("The top bar leads to Services, home and Testimonials, and to a new tab on request", async ({
  page,
}) => {
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

  await goToServices(page);
  await homeLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);

  await testimonialsLink(page).click();
  await expect(page).toHaveURL(placeholderFacts.testimonialsUrl);
  expect(page.context().pages(), "in the same tab").toHaveLength(1);
});

test("The owner's notices are links in the footer", async ({ page }) => {
  const [notice] = ownerFacts.notices;
  await page.goto(testSites.production.url);
  const link = page.getByRole("contentinfo").getByRole("listitem").getByRole("link");
  await expect(link).toHaveText(notice?.label ?? "");
  await expect(link).toHaveAttribute("href", notice?.url ?? "");
});

test.describe("An unknown URL", () => {
  test.use({ expectedMessages: failedRequests });

  test("shows the home page, and becomes /", async ({ page }) => {
    await openHome(page, "/Services/more?from=mail#top");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page).toHaveTitle(/ in Everett, WA$/);
    await goToServices(page);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
});

async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(address, { exact: true })).toBeVisible();
  const phone = footer.getByRole("link", { name: placeholderFacts.phone.display });
  await expect(phone).toHaveAttribute("href", placeholderFacts.phone.href);
  await expect(
    footer.getByText(`© 2041 ${placeholderFacts.companyName}`, { exact: true }),
  ).toBeVisible();
  await expect(footer.getByRole("list"), "a list only if there are notices").toHaveCount(0);
}

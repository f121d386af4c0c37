import { ownerFacts } from "../fixtures/facts.ts";
import { address, headline } from "../fixtures/specification.ts";
import { facts, goToServices, homeLink, openHome, paths, productionSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("The top bar leads home, to Services and to the reviews, and marks the current page", async ({
  page,
}) => {
  await page.route(facts.testimonialsUrl, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Reviews</title>" }),
  );
  await openHome(page);
  const current = page.getByRole("banner").locator("[aria-current=page]");
  await expect(current).toHaveText(facts.companyName);
  const opening = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Services" }).click({ modifiers: ["ControlOrMeta"] });
  const newTab = await opening;
  await expect(newTab).toHaveURL("/services");
  await newTab.close();
  await expect(page).toHaveURL("/");

  await goToServices(page);
  await expect(page).toHaveURL("/services");
  await expect(current).toHaveText("Services");
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);

  await page.getByRole("link", { name: "Testimonials" }).click();
  await expect(page).toHaveURL(facts.testimonialsUrl);
  expect(page.context().pages(), "in the same tab").toHaveLength(1);
});

test("The footer has the address, the phone number, the current year and the name", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2041, 5, 15));
  for (const path of paths) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(address, { exact: true })).toBeVisible();
    const phone = footer.getByRole("link", { name: facts.phone.display });
    await expect(phone).toHaveAttribute("href", facts.phone.href);
    await expect(footer.getByText(`© 2041 ${facts.companyName}`, { exact: true })).toBeVisible();
  }
});

test.describe("An unknown address", () => {
  test.use({ expectedMessages: [/status of 404/] });

  test("shows the home page, and the address becomes /", async ({ page }) => {
    for (const path of ["/no-such-page", "/services/more", "/Services?from=mail#top"]) {
      await openHome(page, path);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      await expect(page).toHaveTitle(/ in Everett, WA$/);
    }
    await goToServices(page);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
});

test("Notices are links in the footer of every page, and without notices there is no list", async ({
  page,
}) => {
  const [notice] = ownerFacts.notices;
  for (const path of paths) {
    await page.goto(productionSite + path);
    const link = page.getByRole("contentinfo").getByRole("listitem").getByRole("link");
    await expect(link).toHaveText(notice?.label ?? "");
    await expect(link).toHaveAttribute("href", notice?.url ?? "");
    await page.goto(path);
    await expect(page.getByRole("contentinfo").getByRole("list")).toHaveCount(0);
  }
});

import type { Page } from "@playwright/test";
import { address, categories, headline, subline } from "../fixtures/specification.ts";
import { expect, facts, test } from "../support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "With script" : "Without script", () => {
    test.use({ javaScriptEnabled });

    test("the home page has the hero, About Us, Contact Us and Find Us", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("main").getByRole("heading")).toHaveText([
        headline,
        "About Us",
        "Contact Us",
        "Find Us",
      ]);
      await test.step("The hero has the headline, the subline and one link to call", () =>
        expectHero(page));
      await test.step("About Us tells of a nurturing, secure home for seniors", () =>
        expectAboutUs(page));
      await test.step("Contact Us has a name, an email address and a message of 4 rows", () =>
        expectContactUs(page));
      await test.step("Find Us has the address and a link for directions to it", () =>
        expectFindUs(page));
    });

    test("the Services page has its title, an intro, a background and the five categories", async ({
      page,
    }) => {
      await page.goto("/services");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Services");
      await expect(page.locator("h1 + p")).toHaveText(/^\w.{20,}\.$/);
      const background = page.getByRole("main").locator("img");
      await expect(background).toHaveAttribute("alt", "");
      expect(await background.boundingBox()).toMatchObject({ x: 0, width: 1440 });
      await test.step("The categories and their 24 items are the specification's", () =>
        expectCategories(page));
    });
  });
}

async function expectHero(page: Page): Promise<void> {
  const main = page.getByRole("main");
  expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(headline);
  expect(await main.getByText(subline).textContent()).toBe(subline);
  const call = main.getByRole("link", { name: /^Call us/ });
  await expect(call).toHaveCount(1);
  await expect(call).toContainText(facts.phone.display);
  await expect(call).toHaveAttribute("href", facts.phone.href);
}

async function expectAboutUs(page: Page): Promise<void> {
  const about = page.getByRole("region", { name: "About Us" });
  const virtues = ["nurturing", "secure", "trained caregivers", "comfort", "dignity"];
  for (const word of [...virtues, "companionship", "seniors", "home", "Everett, WA"]) {
    await expect(about).toContainText(word);
  }
}

async function expectContactUs(page: Page): Promise<void> {
  const form = page.getByRole("region", { name: "Contact Us" }).locator("form");
  await expect(form.getByRole("textbox")).toHaveCount(3);
  await expect(form.getByLabel("Your name")).toHaveAttribute("name", "name");
  await expect(form.getByLabel("Email address")).toHaveAttribute("name", "email");
  await expect(form.getByLabel("Message")).toHaveAttribute("name", "message");
  await expect(form.getByLabel("Message")).toHaveAttribute("rows", "4");
}

async function expectFindUs(page: Page): Promise<void> {
  const findUs = page.getByRole("region", { name: "Find Us" });
  await expect(findUs.getByText(address, { exact: true })).toBeVisible();
  const directions = await findUs.getByRole("link").getAttribute("href");
  expect(new URL(directions ?? "").searchParams.get("destination")).toBe(address);
}

async function expectCategories(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(Object.keys(categories));
  for (const [title, items] of Object.entries(categories)) {
    const list = page.locator(`h2:has-text("${title}") + ul`);
    await expect(list).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveText(items);
  }
}

import type { Page } from "@playwright/test";
import {
  address,
  fieldNames,
  headings,
  headline,
  labels,
  mapHeight,
  messageRows,
  subline,
} from "../fixtures/specification.ts";
import { field } from "../support/contact-form.ts";
import { answerMap, callLink, card, placeholderFacts, servicesLink } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

// Without script, visitors see exactly what the build wrote. The snapshots of the accessibility tests
// have the words, and React reports a page that differs from what it renders.
test.use({ javaScriptEnabled: false });

test("The home page has the hero, About Us, Contact Us and Find Us", async ({ page }) => {
  await answerMap(page);
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading")).toHaveText([
    headline,
    headings.about,
    headings.contact,
    headings.find,
  ]);
  await expectHero(page);
  await expectContactUs(page);
  await expectFindUs(page);
  await expectCleanDocument(page);
});

test("The Services page has a title, a background and five categories", async ({ page }) => {
  await page.goto("/");
  await servicesLink(page).click();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings.services);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
  const background = page.getByRole("main").locator("img");
  await expect(background).toHaveAttribute("alt", "");
  const { width } = page.viewportSize() as { width: number };
  expect(await background.boundingBox()).toMatchObject({ x: 0, width });
  await expectCleanDocument(page);
});

async function expectHero(page: Page): Promise<void> {
  const main = page.getByRole("main");
  expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(headline);
  expect(await main.getByText(subline).textContent()).toBe(subline);
  const call = callLink(page);
  await expect(call).toHaveCount(1);
  await expect(call).toContainText(placeholderFacts.phone.display);
  await expect(call).toHaveAttribute("href", placeholderFacts.phone.href);
  const picture = main.locator("img");
  await expect(picture).toBeVisible();
  await expect(picture.locator("xpath=ancestor::div[1]")).toHaveCSS("opacity", "1");
}

async function expectContactUs(page: Page): Promise<void> {
  await expect(card(page, headings.contact).getByRole("textbox")).toHaveCount(fieldNames.length);
  await expect(field(page, "message")).toHaveAttribute("rows", String(messageRows));
  await expect(page.getByRole("button"), "no button that does nothing").toHaveText([labels.send]);
}

async function expectFindUs(page: Page): Promise<void> {
  const findUs = card(page, headings.find);
  await expect(findUs.getByText(address, { exact: true })).toBeVisible();
  const map = findUs.getByTitle(labels.map);
  await expect(map).toHaveAttribute("loading", "lazy");
  await expect(map).toHaveCSS("height", `${mapHeight}px`);
  await expect(map.contentFrame().getByText("A map")).toBeVisible();
}

/** React puts the title and the rest into the head, where search engines look for them. */
async function expectCleanDocument(page: Page): Promise<void> {
  const start = (await page.content()).slice(0, 80);
  expect(start).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"/i);
  await expect(page.locator("head title, head meta[name=description]")).toHaveCount(2);
  await expect(page.locator("body :is(title, meta, link, style), #root script")).toHaveCount(0);
}

import { expect, type Page } from "@playwright/test";
import { productionPort } from "../../playwright.config.ts";
import { factsFrom } from "../../site-build/content/facts.ts";
import { noFacts } from "../fixtures/facts.ts";
import { headline } from "../fixtures/specification.ts";

/** The facts that the preview shows: stand-ins. */
export const { facts } = factsFrom(noFacts, "local");

export const productionSite = `http://localhost:${productionPort}`;

/** The page after React has taken it over: only then is there a button for the slideshow. */
export async function openHome(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
}

/** A click instead of a page load, so that what is in memory stays. */
export async function goToServices(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Services" }).click();
  await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
}

export const goBack = async (page: Page) => {
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(headline);
};

/** A part of the home page, by its heading. */
export const card = (page: Page, title: string) =>
  page.getByRole("heading", { name: title, exact: true }).locator("xpath=..");

export const homeLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: facts.companyName });

export async function expectReadableAndCallable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await expect(page.getByRole("heading", { name: "About Us" })).toBeVisible();
  const call = page.getByRole("main").getByRole("link", { name: /^Call us/ });
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute("href", /^tel:\+1\d{10}$/);
}

export const mapAddress = "https://www.google.com/maps?";

/** Answers in the place of Google, for tests that look at the map. */
export async function answerMap(page: Page): Promise<void> {
  const body = '<!doctype html><title>A map</title><a href="/">A map</a>';
  await page.route(`${mapAddress}**`, (route) => route.fulfill({ contentType: "text/html", body }));
}

/** Holds back every answer from an address; call what it returns to let them through. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

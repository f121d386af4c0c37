import { expect, type Locator, type Page } from "@playwright/test";
import { factsFrom, siteSchema } from "../../site-build/content/site-schema.ts";
import { pages, type Page as SitePage } from "../../src/pages.ts";
import { noFacts } from "../fixtures/facts.ts";
import { headings, headline, labels } from "../fixtures/specification.ts";
import { waitForHydration } from "./slideshow.ts";

/** The placeholder facts that the local site shows. */
export const placeholderFacts = factsFrom(siteSchema.parse(noFacts)).facts;

/** All scripts, for `page.route`. */
export const scripts = "**/assets/*.js";

export const paths = pages.map(({ path }) => path);

export const pageAt = (path: string) => pages.find((page) => page.path === path) as SitePage;

/** Opens any page, and waits for React and for the map, if there is one. */
export async function openPage(page: Page, path: string): Promise<void> {
  const { name } = pageAt(path);
  await answerMap(page);
  await openHome(page);
  if (path !== "/") {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  const map = page.getByRole("heading", { name: headings.find });
  if ((await map.count()) === 0) return;
  await map.scrollIntoViewIfNeeded();
  // A frame that is still loading may keep the focus.
  await page.locator("iframe").contentFrame().locator("body *").first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Opens the home page and waits for React. */
export async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await waitForHydration(page);
}

/** Opens the page without its script; call the returned function to load it. */
export async function openBeforeHydration(page: Page): Promise<() => Promise<void>> {
  const release = await delayResponses(page, scripts);
  const asked = page.waitForRequest(scripts);
  await page.goto("/", { waitUntil: "commit" });
  await asked;
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    release();
    await waitForHydration(page);
  };
}

export const servicesLink = (page: Page) => page.getByRole("link", { name: labels.services });

/** By a click, which keeps what is in memory. */
export async function goToServices(page: Page): Promise<void> {
  await servicesLink(page).click();
  await expect(page.getByRole("heading", { name: headings.services })).toBeVisible();
}

/** Playwright's own waits for a load, but Firefox shows the old page again. */
export const goBack = async (page: Page) => {
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toContainText(headline);
};

/** A card on the home page, by its heading. */
export const card = (page: Page, title: string) =>
  page.getByRole("heading", { name: title, exact: true }).locator("xpath=..");

/** Rounded, because only whole pixels show. */
export const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      left: Math.round(left),
      right: Math.round(right),
      top: Math.round(top),
      bottom: Math.round(bottom),
    };
  });

export const homeLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: placeholderFacts.companyName });

export const testimonialsLink = (page: Page) =>
  page.getByRole("link", { name: labels.testimonials });

/** On the pictures, not the one in the footer. */
export const callLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: new RegExp(`^${labels.call}`) });

export const hero = (page: Page) => page.locator("main > div:has(h1)");

/** Links in the top bar, without the home link. */
export const topBarLinks = (page: Page) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link");

export async function expectReadableAndCallable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await expect(page.getByRole("heading", { name: headings.about })).toBeVisible();
  await expect(callLink(page)).toBeVisible();
  await expect(callLink(page)).toHaveAttribute("href", /^tel:\+1\d{10}$/);
}

export const mapUrl = "https://www.google.com/maps?";

/** Serves a fake map. */
export async function answerMap(page: Page): Promise<void> {
  const body = '<!doctype html><title>A map</title><a href="/">A map</a>';
  await page.route(`${mapUrl}**`, (route) => route.fulfill({ contentType: "text/html", body }));
}

export const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Sets the browser's own text size, which is usually 16 px. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** Waits until every older observer has seen where the page is now. It works on a stopped clock, too. */
export async function letObserversLook(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
}

/** Delays every response from a URL until you call the returned function. */
export async function delayResponses(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** The points of an element, as fractions of its size, that are covered or off screen. Runs in the browser. */
export function hiddenPoints(element: Element): number[][] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [
    [0.5, 0.5],
    [0.02, 0.5],
    [0.98, 0.5],
    [0.5, 0.05],
    [0.5, 0.95],
  ];
  return points.filter(([across = 0, down = 0]) => {
    const seen = document.elementFromPoint(left + across * width, top + down * height);
    return !element.contains(seen);
  });
}

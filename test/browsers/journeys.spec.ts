import { emailApi } from "../../src/contact/email-api.ts";
import { pages } from "../../src/pages.ts";
import { heroPictureNames } from "../fixtures/content.ts";
import {
  categories,
  headings,
  headline,
  labels,
  sampleMessage,
} from "../fixtures/specification.ts";
import {
  closeButton,
  expectForm,
  field,
  fillForm,
  sendAndFail,
  sendAndSeeToast,
  sendButton,
} from "../support/contact-form.ts";
import { reply } from "../support/email-server.ts";
import {
  answerMap,
  delayResponses,
  goBack,
  goToServices,
  mapUrl,
  openBeforeHydration,
  openHome,
  placeholderFacts,
  scripts,
  setWidth,
  testimonialsLink,
} from "../support/page.ts";
import { currentPicture, pauseButton, playButton } from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";

// What visitors come to do, in Firefox and WebKit. The other tests say the same of Chromium.

test.beforeEach(({ page }) => answerMap(page));

const phoneWidth = 390;
const secondPicture = heroPictureNames[1] as string;

test("Visitors read both pages, and each picture loads once, in AVIF", async ({ page, server }) => {
  // Any route turns off the browser's cache.
  await page.unrouteAll();
  await openHome(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await expect(currentPicture(page)).toHaveAttribute("data-picture", secondPicture);
  await goToServices(page);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    categories.map(({ title }) => title),
  );
  await goBack(page);
  await expect(currentPicture(page)).toHaveAttribute("data-picture", secondPicture);
  const pictures = server.paths.filter((path) => /\.(avif|jpe?g)$/.test(path));
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  expect(pictures).toEqual([...new Set(pictures)]);
  expect(pictures.filter((path) => !path.endsWith(".avif"))).toEqual([]);
});

test("Pages never scroll sideways, from a phone to a desktop", async ({ page }) => {
  const measure = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { width: innerWidth, hidden: scrollWidth - clientWidth };
  };
  for (const { path } of pages) {
    // In Firefox, leaving while the script is loading is an error.
    await page.goto(path, { waitUntil: "networkidle" });
    for (const width of [320, phoneWidth, 1280]) {
      await setWidth(page, width);
      await expect.poll(() => page.evaluate(measure), path).toEqual({ width, hidden: 0 });
    }
  }
});

test("Visitors look at Services, go back and find what they typed", async ({ page }) => {
  await openHome(page);
  await fillForm(page);
  await goToServices(page);
  await expect(page.getByRole("heading", { name: headings.services })).toBeFocused();
  await goBack(page);
  await expectForm(page, sampleMessage);
});

test("The slideshow runs until it's paused, and the map loads when near", async ({ page }) => {
  let isMapLoaded = false;
  page.on("request", (request) => {
    if (request.url().startsWith(mapUrl)) isMapLoaded = true;
  });
  await setWidth(page, phoneWidth);
  await openHome(page);
  await expect(currentPicture(page)).toHaveAttribute("data-picture", secondPicture);
  expect(isMapLoaded).toBe(false);
  await pauseButton(page).click();
  await goToServices(page);
  await goBack(page);
  await expect(playButton(page)).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.locator("iframe").contentFrame().getByText("A map")).toBeVisible();
});

test("Tab shows a ring around the skip link", async ({ page, browserName }) => {
  await openHome(page);
  // On a Mac, Safari's Tab key alone skips links.
  const isSafari = browserName === "webkit" && process.platform === "darwin";
  await page.keyboard.press(isSafari ? "Alt+Tab" : "Tab");
  const skip = page.getByRole("link", { name: labels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS("outline-style", "solid");
});

test("A message arrives just as it was typed, and the toast closes", async ({ page, email }) => {
  await openHome(page);
  await fillForm(page, { message: "Two\nlines" });
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([{ ...sampleMessage, message: "Two\r\nlines" }]);
  await closeButton(page).click();
  await expect(page.getByRole("heading", { name: headings.contact })).toBeFocused();
});

test.describe("When sending fails", () => {
  test.use({ allowedMessages: failedRequests });

  test("an alert says so, and what they typed stays", async ({ page, email }) => {
    email.reply = reply(500, "Try again later");
    await openHome(page);
    await fillForm(page);
    await sendAndFail(page);
  });
});

test("Visitors look at another site, go back and find what they typed", async ({ page }) => {
  await page.route(placeholderFacts.testimonialsUrl, (route) => route.fulfill({ body: "Reviews" }));
  // Firefox doesn't keep a page that is still loading a picture.
  const nextPicture = `**/${secondPicture}-*`;
  await delayResponses(page, nextPicture);
  const asked = page.waitForRequest(nextPicture);
  await openHome(page);
  await asked;
  await page.locator("form").scrollIntoViewIfNeeded();
  await fillForm(page);
  await testimonialsLink(page).click();
  await expect(page.getByText("Reviews")).toBeVisible();
  await page.evaluate(() => void setTimeout(() => history.back()));
  // No locators: Playwright doesn't notice that Firefox shows the old page again.
  const typed = () =>
    page.evaluate(() => Object.fromEntries(new FormData(document.forms[0]))).catch(() => ({}));
  await expect.poll(typed).toMatchObject(sampleMessage);
});

test("An empty form isn't sent, and its first field has the focus", async ({ page, email }) => {
  await openHome(page);
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await fillForm(page);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

test("What's typed before the script has loaded isn't lost", async ({ page, email }) => {
  const releaseScript = await openBeforeHydration(page);
  await fillForm(page);
  await releaseScript();
  await expectForm(page, sampleMessage);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

test.describe("Without our script", () => {
  // Each browser reports missing files in its own words.
  test.use({ allowedMessages: /./ });

  test("visitors read both pages and send a message", async ({ page, email }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto("/services");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(
      categories.map(({ title }) => title),
    );
    await page.goto("/");
    await fillForm(page);
    await sendButton(page).click();
    await expect(page.getByText(emailApi.sent.text, { exact: true })).toBeVisible();
    expect(email.messages).toMatchObject([sampleMessage]);
  });
});

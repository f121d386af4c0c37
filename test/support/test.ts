import { test as base, expect, type Page, type Request } from "@playwright/test";
import { publishedPort } from "../../playwright.config.ts";
import { completeFacts } from "../../site-build/content/facts.ts";
import { noFacts } from "../fixtures/facts.ts";

export { expect } from "@playwright/test";

type Fixtures = {
  /**
   * Console messages that this test expects; any other one fails it. One expression at most:
   * Playwright takes an array of two for a value and its options.
   */
  expectedMessages: RegExp[];
};

/**
 * Every test's page. A console message, a page error or a request that would leave the machine fails
 * the test. The browser finds no host but this machine (playwright.config.ts); what a test answers
 * itself, by a route of its own, does not leave. There is no route for all tests, since the first
 * one switches the browser's cache off.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      // The page that the email service answers with is not ours, and neither is its icon.
      if (message.location().url.endsWith("/favicon.ico")) return;
      if (!expectedMessages.some((expected) => expected.test(message.text()))) {
        problems.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
    page.on("requestfailed", (request) => {
      const isForeign = request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED";
      const isMap = request.url().startsWith(mapAddress);
      if (isForeign && !isMap) problems.push(`foreign request: ${request.url()}`);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

const mapAddress = "https://www.google.com/maps?";

/** Answers in the place of Google, for tests that look at the map. */
export async function answerMap(page: Page, body = "<p>A map"): Promise<void> {
  await page.route(`${mapAddress}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><title>A map</title>${body}` }),
  );
}

/** The facts that the preview shows: stand-ins. */
export const { facts } = completeFacts(noFacts, "localhost");

export const publishedSite = `http://localhost:${publishedPort}`;

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

export async function fillForm(
  page: Page,
  { name = "Ann Lee", email = "ann@example.com", message = "Hello." } = {},
) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Message").fill(message);
}

export async function expectForm(
  page: Page,
  { name = "", email = "", message = "" } = {},
): Promise<void> {
  await expect(page.getByLabel("Your name")).toHaveValue(name);
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(page.getByLabel("Message")).toHaveValue(message);
}

export const sendButton = (page: Page) => page.locator("form").getByRole("button");

export const successText = (page: Page) =>
  page.getByText("Your message has been sent successfully!");

export const sendFormPath = "**/api/v1.0/email/send-form";

/** Answers in the place of the email service; the list grows with each message that arrives. */
export async function answerSends(page: Page, reply: { status: number; body: string }) {
  const arrived: Request[] = [];
  await page.route(sendFormPath, (route) => {
    arrived.push(route.request());
    return route.fulfill({ ...reply, headers: { "access-control-allow-origin": "*" } });
  });
  return arrived;
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

/** The fields of a multipart body in the order they were sent, as the email service reads them. */
export async function sentFields(request: Request): Promise<[string, string][]> {
  const contentType = (await request.headerValue("content-type")) ?? "";
  expect(contentType).toMatch(/^multipart\/form-data; boundary=/);
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
  return Array.from(form, ([field, value]) => [field, String(value)]);
}

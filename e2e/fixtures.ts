import { test as base, expect, type Page, type Request } from "@playwright/test";

export { expect } from "@playwright/test";

type Fixtures = {
  /** Console messages that this test expects; any other one fails it. */
  expectedMessages: RegExp[];
};

const map = "<!doctype html><title>A map</title><p>A map";

/**
 * Every test's page: it may reach this machine only, the map is answered in the browser, and a
 * console message, a page error or a request to a foreign host fails the test.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (!expectedMessages.some((expected) => expected.test(message.text()))) {
        problems.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
    page.on("request", (request) => {
      if (!isAllowed(request)) problems.push(`foreign request: ${request.url()}`);
    });
    await page.route("https://www.google.com/maps**", (route) =>
      route.fulfill({ contentType: "text/html", body: map }),
    );
    await use(page);
    expect(problems).toEqual([]);
  },
});

function isAllowed(request: Request): boolean {
  const { hostname, protocol } = new URL(request.url());
  return hostname === "localhost" || hostname === "www.google.com" || protocol === "blob:";
}

/** The page after React has taken it over: only then is there a button for the slideshow. */
export async function openHome(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
}

export const sendFormPath = "**/api/v1.0/email/send-form";

export async function fillForm(
  page: Page,
  { name = "Ann Lee", email = "ann@example.com", message = "Hello." } = {},
) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Message").fill(message);
}

export const sendButton = (page: Page) => page.locator("form").getByRole("button");

import { test as base, expect } from "@playwright/test";
import { type EmailServer, replaceEmailService } from "./email-server.ts";
import { mapAddress } from "./site.ts";

export { expect } from "@playwright/test";

type Fixtures = {
  /**
   * Console messages that this test expects; any other one fails it. One expression at most:
   * Playwright takes an array of two for a value and its options.
   */
  expectedMessages: RegExp[];
  /** Whether this test expects errors in the console, whatever they say. */
  errorsExpected: boolean;
  /** A server in the place of the email service. */
  email: EmailServer;
};

/**
 * Every test's page. A console message, a page error or a request that would leave the machine fails
 * the test. The browser finds no host but this machine (chromium.ts); what a test answers
 * itself, by a route of its own, does not leave. There is no route for all tests, since the first
 * one switches the browser's cache off.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  errorsExpected: [false, { option: true }],
  page: async ({ page, expectedMessages, errorsExpected }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      // The page that the email service answers with is not ours, and neither is its icon.
      if (message.location().url.endsWith("/favicon.ico")) return;
      if (errorsExpected && message.type() === "error") return;
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
  email: async ({ page }, use) => {
    const { email, close } = await replaceEmailService(page);
    await use(email);
    close();
  },
});

import { test as base, expect } from "@playwright/test";
import { type EmailServer, replaceEmailService } from "./email-server.ts";
import { mapAddress } from "./site.ts";

export { expect } from "@playwright/test";

type Fixtures = {
  /**
   * Console messages that this test expects; any other message fails it. At most one expression,
   * since Playwright reads an array of two as a value and its options.
   */
  expectedMessages: RegExp[];
  /** Whether this test expects any errors in the console. */
  errorsExpected: boolean;
  /** A server that replaces the email service. */
  email: EmailServer;
};

/**
 * A console message, a page error or a request to another host fails the test. The browser can't
 * reach other hosts (chromium.ts), so a test that needs one adds a route. There is no route for all
 * tests, since a route turns off the browser's cache.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  errorsExpected: [false, { option: true }],
  page: async ({ page, expectedMessages, errorsExpected }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      // The email service's own page asks for an icon, which isn't ours.
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

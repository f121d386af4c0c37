import { test as base, expect } from "@playwright/test";
import { type EmailServer, replaceEmailService } from "./email-server.ts";
import { mapUrl } from "./page.ts";

export { expect } from "@playwright/test";

/** What the console shows when a file doesn't load or a message isn't sent. */
export const failedRequests =
  /^console error: (Failed to load resource|TypeError: Failed to fetch|Failed to send message)/;

type Fixtures = {
  /** The console messages and page errors that this test expects. Any other message fails it. */
  expectedMessages: RegExp | undefined;
  /** A server that replaces the email service. */
  email: EmailServer;
};

/**
 * A console message, a page error or a request to another host fails the test. The browser can't
 * reach other hosts (browsers.ts), so a test that needs one adds a route. There is no route for all
 * tests, since a route turns off the browser's cache.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [undefined, { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const problems: string[] = [];
    const report = (message: string) => {
      if (!expectedMessages?.test(message)) problems.push(message);
    };
    page.on("console", (entry) => {
      // The email service's own page asks for an icon, which isn't ours.
      if (entry.location().url.endsWith("/favicon.ico")) return;
      report(`console ${entry.type()}: ${entry.text()}`);
    });
    page.on("pageerror", (error) => report(`page error: ${error.message}`));
    page.on("requestfailed", (request) => {
      const isForeign = request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED";
      const isMap = request.url().startsWith(mapUrl);
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

import { test as base, expect } from "@playwright/test";
import { emailApi } from "../../src/contact/email-api.ts";
import { createEmailServer, type EmailServer } from "./email-server.ts";
import { mapUrl } from "./page.ts";
import { proxy, startServer } from "./server.ts";
import { testSites } from "./test-sites.ts";

export { expect } from "@playwright/test";

/** What the console shows when a file doesn't load or a message isn't sent. */
export const failedRequests =
  /^console error: (Failed to load resource|TypeError: Failed to fetch|Failed to send message)/;

type Fixtures = {
  /** The console messages and page errors that this test allows. Any other message fails it. */
  allowedMessages: RegExp | undefined;
  /** A real server, since `page.route` can't break a connection, and in Firefox can't read a message. */
  server: {
    origin: string;
    email: EmailServer;
    /** Every path that the browser has asked for. */
    paths: string[];
  };
  /** What replaces the email service there. */
  email: EmailServer;
};

/**
 * A console message or a page error fails the test. So does a request to another host, except for the
 * map, in Chromium, which can't reach any (find-browser.ts). A test that needs one adds a route. There is
 * no route for all tests, since a route turns off the browser's cache.
 */
export const test = base.extend<Fixtures>({
  allowedMessages: [undefined, { option: true }],
  page: async ({ page, allowedMessages }, use) => {
    const problems: string[] = [];
    const report = (message: string) => {
      if (!allowedMessages?.test(message)) problems.push(message);
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
  server: async ({}, use) => {
    const { email, answer } = createEmailServer();
    const paths: string[] = [];
    const { origin, close } = await startServer((request, response) => {
      paths.push(request.url ?? "");
      return request.url === emailApi.path
        ? answer(request, response)
        : proxy(request, response, testSites.local.url);
    });
    await use({ origin, email, paths });
    close();
  },
  baseURL: ({ server }, use) => use(server.origin),
  email: ({ server }, use) => use(server.email),
});

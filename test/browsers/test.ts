import { emailApi } from "../../src/contact/email-api.ts";
import { createEmailServer, type EmailServer } from "../support/email-server.ts";
import { answerMap } from "../support/page.ts";
import { passOn, serveHere } from "../support/serve-here.ts";
import { test as base } from "../support/test.ts";
import { testSites } from "../support/test-sites.ts";

type Server = {
  origin: string;
  email: EmailServer;
  /** Every path that the browser has asked for. */
  paths: string[];
};

/**
 * The site is behind a server that receives the messages and sees every request, since Playwright
 * can't send requests of Mozilla's own Firefox to another server or read their bodies.
 */
export const test = base.extend<{ server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
  server: async ({}, use) => {
    const { email, answer } = createEmailServer();
    const paths: string[] = [];
    const { origin, close } = await serveHere((request, response) => {
      paths.push(request.url ?? "");
      return request.url === emailApi.path
        ? answer(request, response)
        : passOn(request, response, testSites.local.url);
    });
    await use({ origin, email, paths });
    close();
  },
  baseURL: ({ server }, use) => use(server.origin),
  email: ({ server }, use) => use(server.email),
  page: async ({ page }, use) => {
    await answerMap(page);
    await use(page);
  },
});

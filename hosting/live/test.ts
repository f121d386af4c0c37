import { setTimeout as pause } from "node:timers/promises";
import { test as base, expect, type Page, type Response } from "@playwright/test";
import { helper } from "../advice.ts";

export { expect } from "@playwright/test";

/** Each test is a problem that the published site can have. Its title is the title of an issue on GitHub. */
export const test = base.extend<{ retryDelay: number }>({
  retryDelay: [60_000, { option: true }],
  page: async ({ page, retryDelay }, use, { retry }) => {
    if (retry > 0) await pause(retryDelay);
    await use(page);
  },
});

/** What the issue tells the owner to do. */
export const advice = (description: string) => ({ annotation: { type: "advice", description } });

export const ifPageOpens = "If the page opens for you, do nothing; we'll look again tomorrow.";

export const ifPageFails = advice(
  `${ifPageOpens} If it doesn't, check that the domain is paid for and look at cloudflarestatus.com. If both are fine, call ${helper}.`,
);

/** Opens a page, but doesn't wait for its script and pictures. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = (await page.goto(path, { waitUntil: "commit" })) as Response;
  const status = response.status();
  expect(status, `${response.url()}: status ${status}`).toBe(200);
  return response;
}

import type { Page } from "@playwright/test";
import { sampleMessage } from "../fixtures/specification.ts";
import {
  expectSentToOwner,
  fillForm,
  replyToSends,
  sendAndSeeToast,
} from "../support/contact-form.ts";
import { goBack, goToServices, openHome } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { testSites } from "../support/test-sites.ts";

test.use({ baseURL: testSites.production.url });

test("A message goes only to the email service, as a form with the ids", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const requests = await replyToSends(page);
  await openHome(page);
  const message = {
    ...sampleMessage,
    name: "Zoë O'Neil & Son",
    email: "zoe+home@example.com",
    message: 'Is there a room?\n"Soon", I hope. 老人 <b>100%</b>',
  };
  await fillForm(page, message);
  await goToServices(page);
  await expectNothingStored(page);
  await goBack(page);
  await sendAndSeeToast(page);
  await expectSentToOwner(requests, message);
  await expectNothingStored(page);
  expect(urls.filter((url) => /zoe|room|message=/i.test(url))).toEqual([]);
});

async function expectNothingStored(page: Page): Promise<void> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const { stored, state } = await page.evaluate(async () => ({
    stored: [
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ],
    state: JSON.stringify([history.state, window.name]),
  }));
  expect([...cookies, ...origins, ...stored]).toEqual([]);
  expect(state).not.toMatch(/zoe|room/i);
}

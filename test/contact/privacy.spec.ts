import type { Page } from "@playwright/test";
import { fillForm, sendAndSeeToast } from "../support/contact-form.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const secret = { name: "Xaviera", email: "xaviera@example.com", message: "Xylophone" };
const anyOfIt = /xaviera|xylophone|message=/i;

test("Nothing is stored, and no part of a message shows up in an address", async ({ page }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await openHome(page);
  await fillForm(page, secret);
  await goToServices(page);
  await expectNothingStored(page);
  await page.goBack();
  await sendAndSeeToast(page);
  await expectNothingStored(page);
  expect(addresses.filter((address) => anyOfIt.test(address))).toEqual([]);
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
  expect(state).not.toMatch(anyOfIt);
}

import type { Page } from "@playwright/test";
import { fillForm, sendButton, successText } from "../support/contact-form.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("Nothing of a message is stored or appears in an address, before or after it is sent", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await openHome(page);
  await fillForm(page, { name: "Xaviera", email: "xaviera@example.com", message: "Xylophone" });
  await goToServices(page);
  expect(await stored(page)).not.toMatch(/xaviera|xylophone/i);
  await page.goBack();
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  expect(await stored(page)).not.toMatch(/xaviera|xylophone/i);
  expect(addresses.filter((address) => /xaviera|xylophone|message=/i.test(address))).toEqual([]);

  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const inPage = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  expect([...cookies, ...origins, ...inPage], "nor anything else").toEqual([]);
});

/** Whatever the browser keeps for the site, by whichever of its means. */
async function stored(page: Page): Promise<string> {
  const state = await page.context().storageState({ indexedDB: true });
  const inPage = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    history: history.state,
    window: window.name,
    caches: await caches.keys(),
  }));
  return JSON.stringify({ state, inPage });
}

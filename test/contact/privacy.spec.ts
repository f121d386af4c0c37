import type { Page } from "@playwright/test";
import {
  expect,
  fillForm,
  goToServices,
  openHome,
  sendButton,
  successText,
  test,
} from "../support/test.ts";

test("Nothing of a message is stored, before or after it is sent", async ({ page }) => {
  await openHome(page);
  await fillForm(page);
  await goToServices(page);
  expect(await stored(page)).toEqual([]);
  await page.goBack();
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test("A message never appears in an address", async ({ page }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await openHome(page);
  await fillForm(page, { name: "Xaviera", email: "xaviera@example.com", message: "Xylophone" });
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  expect(addresses.filter((address) => /xaviera|xylophone|message=/i.test(address))).toEqual([]);
});

test("A visitor who blocks site data sees the page and sends a message", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const storage of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, storage, { get: refuse, configurable: true });
    }
  });
  await openHome(page);
  await fillForm(page);
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
});

/** Whatever the browser keeps for the site, by whichever of its means. */
async function stored(page: Page): Promise<unknown[]> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const inPage = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
    ...[history.state].filter(Boolean),
    ...[window.name].filter(Boolean),
  ]);
  return [...cookies, ...origins, ...inPage];
}

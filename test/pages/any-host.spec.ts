import { startPlainHost } from "../support/plain-host.ts";
import { expect, test } from "../support/test.ts";

test("On a host that serves /services.html, the page works at its own address", async ({
  page,
}) => {
  const host = await startPlainHost(".cache/test/local");
  await page.goto(`${host.origin}/services.html`);
  await expect(page).toHaveURL(`${host.origin}/services`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Services");
  let loads = 0;
  page.on("load", () => loads++);
  await page.locator('header a[href="/"]').click();
  await expect(page).toHaveURL(`${host.origin}/`);
  await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
  expect(loads, "only React changes pages without loading them").toBe(0);
  host.close();
});

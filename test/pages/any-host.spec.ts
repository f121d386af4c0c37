import { startPlainHost } from "../support/plain-host.ts";
import { expect, test } from "../support/test.ts";

let host: Awaited<ReturnType<typeof startPlainHost>>;
test.beforeAll(async () => {
  host = await startPlainHost(".cache/test/local");
});
test.afterAll(() => host.close());

for (const [address, path, other] of [
  ["/services/", "/services", "/"],
  ["/services.html", "/services", "/"],
  ["/index.html", "/", "/services"],
] as const) {
  test(`On a host that serves ${address}, the page at ${path} works`, async ({ page }) => {
    await page.goto(host.origin + address);
    await expect(page).toHaveURL(host.origin + path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    expect(heading === "Our Services").toBe(path === "/services");
    // Only React changes pages without loading them.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const clickOther = async () => {
      await page.locator(`header a[href="${other}"]`).click();
      return page.evaluate(() => "isSamePage" in window && location.pathname);
    };
    await expect.poll(clickOther).toBe(other);
  });
}

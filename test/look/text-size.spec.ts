import type { CDPSession, Page } from "@playwright/test";
import { expectWholeText } from "../accessibility/whole-text.ts";
import { showToast } from "../support/contact-form.ts";
import { openHome, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Where visitors set their text size, and how to set it in Chromium. */
const settings: Record<string, (session: CDPSession, times: number) => Promise<unknown>> = {
  "the phone's text size": (session, times) =>
    session.send("Emulation.setEmulatedOSTextScale", { scale: times }),
  "the browser's font size": (session, times) =>
    session.send("Page.setFontSizes", { fontSizes: { standard: 16 * times } }),
};

for (const [setting, set] of Object.entries(settings)) {
  test(`With ${setting} at 200%, nothing is cut off on a phone`, async ({ page }) => {
    const screen = { width: 390, height: 844 };
    const session = await page.context().newCDPSession(page);
    for (const path of paths) {
      await page.setViewportSize(screen);
      await set(session, 1);
      await page.goto(path);
      const usual = await sizes(page);
      await set(session, 2);
      await page.goto(path);
      const large = await sizes(page);
      expect(large.text).toBe(2 * usual.text);
      expect(large.logo).toBeGreaterThan(usual.logo);
      expect(large.icon).toBeGreaterThan(usual.icon);
      expect(large.header).toBeLessThan(screen.height / 2);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectWholeText(page);
      }
    }
  });
}

test("With text at 200%, visitors can read and close the toast on a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedOSTextScale", { scale: 2 });
  await openHome(page);
  await showToast(page);
  await expect(page.locator("[data-shown=true]")).toBeInViewport({ ratio: 1 });
  const close = page.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(close).toBeHidden();
});

const sizes = (page: Page) =>
  page.evaluate(() => {
    const width = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    return {
      text: Number.parseFloat(getComputedStyle(document.body).fontSize),
      logo: width("header svg"),
      icon: width("footer a svg"),
      header: document.querySelector("header")?.offsetHeight ?? 0,
    };
  });

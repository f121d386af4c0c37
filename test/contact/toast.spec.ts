import { headings } from "../fixtures/specification.ts";
import {
  closeButton,
  fillForm,
  sendButton,
  showToast,
  successText,
} from "../support/contact-form.ts";
import { card, edges, goBack, goToServices, openHome } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test("The toast stays, on Services too, until the visitor closes it", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await showToast(page);
  await page.clock.fastForward("24:00:00");
  await goToServices(page);
  await expect(successText(page)).toBeVisible();
  await closeButton(page).press("Enter");
  await expect(successText(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await goBack(page);
  await expect(successText(page)).toBeHidden();
});

test("The toast is at the bottom right and doesn't hide the send button", async ({ page }) => {
  await openHome(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fillForm(page);
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    const before = await page.evaluate(() => scrollY);
    await sendButton(page).click();
    await expect(closeButton(page)).toBeVisible();
    // Next to the button, the toast has room.
    if (width > 1000) expect(await page.evaluate(() => scrollY)).toBe(before);
    const isSeen = () =>
      sendButton(page).evaluate((button) => {
        const { left, right, bottom } = button.getBoundingClientRect();
        return document.elementFromPoint((left + right) / 2, bottom - 4) === button;
      });
    await expect.poll(isSeen, `the send button at ${width} × ${height}`).toBe(true);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const toast = await edges(closeButton(page).locator(".."));
    const lastCard = await edges(card(page, headings.find));
    expect(toast.right, `the toast and the cards at ${width} px`).toBe(lastCard.right);
    expect(height - toast.bottom).toBeGreaterThan(0);
    expect(height - toast.bottom).toBeLessThan(50);
    const call = await edges(page.getByRole("contentinfo").getByRole("link").first());
    if (width > 1000) expect(toast.left, "beside the call link").toBeGreaterThan(call.right);
    const footer = await edges(page.getByRole("contentinfo").locator("div").last());
    expect(toast.top, `the toast and the footer's facts at ${width} px`).toBeGreaterThanOrEqual(
      footer.bottom,
    );
    const scroll = await page.evaluate(() => scrollY);
    await closeButton(page).click();
    await expect(successText(page)).toBeHidden();
    await expect(sendButton(page)).toBeFocused();
    const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    expect(await page.evaluate(() => scrollY)).toBe(Math.min(scroll, end));
  }
});

test.describe("After a pinch zoom", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("the toast is on the screen, also after a second send", async ({ page }) => {
    await openHome(page);
    await fillForm(page);
    const session = await page.context().newCDPSession(page);
    for (const pageScaleFactor of [1.3, 1.5]) {
      await session.send("Emulation.setPageScaleFactor", { pageScaleFactor });
      await fillForm(page);
      await sendButton(page).press("Enter");
      await expect(successText(page)).toBeVisible();
      await expect.poll(() => successText(page).evaluate(isOnScreen)).toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
});

/** Whether it's in the part of the page that a zoomed screen shows. Runs in the browser. */
function isOnScreen(element: HTMLElement | SVGElement): boolean {
  const { top, bottom, left } = element.getBoundingClientRect();
  const { offsetTop, offsetLeft, height } = window.visualViewport as VisualViewport;
  return top >= offsetTop && bottom <= offsetTop + height && left >= offsetLeft;
}

import {
  closeButton,
  fillForm,
  sendButton,
  showToast,
  successText,
} from "../support/contact-form.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("The toast is at the bottom right, on a desktop and on a phone", async ({ page }) => {
  await openHome(page);
  await showToast(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const close = await closeButton(page).boundingBox();
    const fromRight = width - ((close?.x ?? 0) + (close?.width ?? 0));
    const fromBottom = height - ((close?.y ?? 0) + (close?.height ?? 0));
    expect(fromRight).toBeGreaterThan(0);
    expect(fromRight).toBeLessThan(100);
    expect(fromBottom).toBeGreaterThan(0);
    expect(fromBottom).toBeLessThan(100);
  }
});

test("The toast stays, on Services too, until the visitor closes it", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await showToast(page);
  await page.clock.fastForward("24:00:00");
  await expect(successText(page)).toBeVisible();
  await goToServices(page);
  await expect(successText(page)).toBeVisible();
  await page.goBack();
  await expect(successText(page)).toBeVisible();
  await goToServices(page);
  await closeButton(page).press("Enter");
  await expect(successText(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(successText(page)).toBeHidden();
});

test("Close hides the toast and moves the focus to the form without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openHome(page);
  await showToast(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const place = await page.evaluate(() => scrollY);
  await expect(sendButton(page)).not.toBeInViewport();
  await closeButton(page).click();
  await expect(successText(page)).toBeHidden();
  await expect(closeButton(page)).toBeHidden();
  await expect(sendButton(page)).toBeFocused();
  const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
  expect(await page.evaluate(() => scrollY)).toBe(Math.min(place, end));
});

test("The toast doesn't cover the send button on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openHome(page);
  for (const height of [640, 760, 844]) {
    await page.setViewportSize({ width: 390, height });
    await fillForm(page);
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    await sendButton(page).click();
    await expect(closeButton(page)).toBeVisible();
    await expect
      .poll(async () => {
        const toast = await page.locator("[data-shown=true]").boundingBox();
        const button = await sendButton(page).boundingBox();
        return (toast?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0));
      })
      .toBeGreaterThan(0);
    await closeButton(page).click();
  }
});

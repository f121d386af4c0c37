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

const closeButton = (page: Page) => page.getByRole("button", { name: "Close", exact: true });

async function send(page: Page): Promise<void> {
  await fillForm(page);
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
}

test("The toast is announced by a live region that was there before, and empty", async ({
  page,
}) => {
  await openHome(page);
  const region = await page.locator("[data-shown] [aria-live]").elementHandle();
  expect(await region?.textContent()).toBe("");
  await send(page);
  expect(await region?.textContent()).toBe("Your message has been sent successfully!");
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`The toast is at the bottom right of a screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHome(page);
    await send(page);
    const close = await closeButton(page).boundingBox();
    const fromRight = width - ((close?.x ?? 0) + (close?.width ?? 0));
    const fromBottom = height - ((close?.y ?? 0) + (close?.height ?? 0));
    expect(fromRight).toBeGreaterThan(0);
    expect(fromRight).toBeLessThan(100);
    expect(fromBottom).toBeGreaterThan(0);
    expect(fromBottom).toBeLessThan(100);
  });
}

test("The toast never closes by itself, nor by a look at Services", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await send(page);
  await page.clock.fastForward("24:00:00");
  await expect(successText(page)).toBeVisible();
  await goToServices(page);
  await expect(successText(page)).toBeVisible();
  await page.goBack();
  await expect(successText(page)).toBeVisible();
});

test("Close hides the toast and gives the focus back to the form", async ({ page }) => {
  await openHome(page);
  await send(page);
  await closeButton(page).click();
  await expect(successText(page)).toBeHidden();
  await expect(closeButton(page)).toBeHidden();
  await expect(sendButton(page)).toBeFocused();
});

test("Close on Services gives the focus to the main content", async ({ page }) => {
  await openHome(page);
  await send(page);
  await goToServices(page);
  await closeButton(page).click();
  await expect(successText(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(successText(page)).toBeHidden();
});

import { expect, fillForm, openHome, sendButton, test } from "../support/test.ts";
import { focused, nameOfFocused, pressTab, visitTabStops } from "./tab-stops.ts";
import { closeButton, openPage, showToast } from "./visit.ts";

const homeStops = [
  "Skip to main content",
  "Everett Adult Family Home",
  "Services",
  "Testimonials",
  "Call us (425) 555-0100",
  "Pause slideshow",
  "Your name",
  "Email address",
  "Message",
  "Send message",
  "Get directions",
  "(425) 555-0100",
];

test("The Tab key goes through the home page in reading order, and out of it again", async ({
  page,
}) => {
  await openPage(page, "/");
  expect(await visitTabStops(page)).toEqual(homeStops);
  const footerLink = page.getByRole("contentinfo").getByRole("link");
  await expect(footerLink).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(footerLink).not.toBeFocused();
});

test("Shift and Tab go the same way back", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("contentinfo").getByRole("link").focus();
  const names = [await nameOfFocused(page)];
  while (names.length < homeStops.length) {
    await pressTab(page, "Shift+Tab");
    names.unshift(await nameOfFocused(page));
  }
  expect(names).toEqual(homeStops);
});

test("The Tab key goes into the map and out of it again", async ({ page }) => {
  await openPage(page, "/", '<a href="/">Larger map</a>');
  await sendButton(page).focus();
  const map = page.locator("iframe");
  await expect(map.contentFrame().getByRole("link")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(map).toBeFocused();
  await pressTab(page);
  expect(await nameOfFocused(page)).toBe("Get directions");
});

test("The skip link leads past the top bar", async ({ page }) => {
  await openHome(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await pressTab(page);
  expect(await nameOfFocused(page)).toBe("Call us (425) 555-0100");
});

test("After a navigation the focus is on the new page's heading", async ({ page }) => {
  await openHome(page);
  await page.getByRole("link", { name: "Services" }).focus();
  await page.keyboard.press("Enter");
  await expect(focused(page)).toHaveText("Our Services");
  await page.getByRole("link", { name: "Everett Adult Family Home" }).focus();
  await page.keyboard.press("Enter");
  await expect(focused(page)).toHaveText("Age Fearlessly, Live Happily.");
});

test("A message can be sent, and the toast closed, by the keyboard alone", async ({ page }) => {
  await openPage(page, "/");
  await fillForm(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(closeButton(page)).toBeVisible();
  await expect(sendButton(page), "the toast does not take the focus away").toBeFocused();
  expect(await visitTabStops(page)).toEqual(
    homeStops.toSpliced(homeStops.indexOf("Get directions"), 0, "Close"),
  );
  await closeButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(sendButton(page)).toBeFocused();
});

test("Closing the toast on the services page leaves the focus with its content", async ({
  page,
}) => {
  await openHome(page);
  await showToast(page);
  await page.getByRole("link", { name: "Services" }).click();
  await closeButton(page).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

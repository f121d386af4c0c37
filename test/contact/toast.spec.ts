import { headings, labels, sampleMessage } from "../fixtures/specification.ts";
import {
  closeButton,
  expectForm,
  field,
  fillForm,
  sendAndSeeToast,
  sendButton,
  showToast,
  startSending,
  successText,
} from "../support/contact-form.ts";
import {
  card,
  edges,
  goBack,
  goToServices,
  hiddenPoints,
  letObserversLook,
  openHome,
  pageAt,
  paths,
  setTextSize,
} from "../support/page.ts";
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
    [820, 900],
    [390, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const pageHeight = () => page.evaluate(() => document.body.scrollHeight);
    const usualHeight = await pageHeight();
    await fillForm(page);
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    const before = await page.evaluate(() => scrollY);
    await sendButton(page).click();
    await expect(closeButton(page)).toBeVisible();
    // Next to the button, the toast has room.
    if (width > 600) expect(await page.evaluate(() => scrollY)).toBe(before);
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
    const facts = await edges(page.getByRole("contentinfo").getByText("©"));
    expect(toast.top, `the toast and the footer's facts at ${width} px`).toBeGreaterThan(
      facts.bottom,
    );
    const scroll = await page.evaluate(() => scrollY);
    await closeButton(page).click();
    await expect(successText(page)).toBeHidden();
    expect(await pageHeight(), `after Close at ${width} px`).toBe(usualHeight);
    expect(await page.evaluate(() => scrollY)).toBe(Math.min(scroll, usualHeight - height));
  }
});

test("After Close, no key sends what has been typed so far", async ({ page, email }) => {
  await openHome(page);
  await showToast(page);
  await page.evaluate(() => scrollTo(0, 0));
  // A key that's held down.
  await closeButton(page).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: headings.contact })).toBeFocused();
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(0);

  await showToast(page);
  await fillForm(page, { message: "I forgot to ask if" });
  await closeButton(page).click();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await field(page, "message").press("End");
  await field(page, "message").pressSequentially(" you have a garden");
  await sendAndSeeToast(page);
  expect(email.messages.slice(2)).toMatchObject([
    { message: "I forgot to ask if you have a garden" },
  ]);
});

test("While the toast is open, an empty form shows it again, and a new message is sent", async ({
  page,
  email,
}) => {
  await openHome(page);
  await showToast(page);
  const announced = await successText(page).elementHandle();
  await sendButton(page).click();
  await expect.poll(() => announced?.evaluate((text) => text.isConnected)).toBe(false);
  await expect(successText(page)).toBeVisible();
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(0);

  await fillForm(page);
  await sendButton(page).click();
  await expect.poll(() => email.messages).toMatchObject([sampleMessage, sampleMessage]);
  await expectForm(page, {});

  await closeButton(page).click();
  await sendButton(page).click();
  await expect(page.locator("form [aria-invalid=true]")).not.toHaveCount(0);
  await expect(successText(page)).toBeHidden();
  expect(email.messages).toHaveLength(2);
});

test("When the reply comes, the page doesn't move under the visitor", async ({ page, email }) => {
  await openHome(page);
  const [headline, name] = [page.getByRole("heading", { level: 1 }), field(page, "name")];
  for (const [width, height, place] of [
    [390, 844, headline],
    [500, 800, headline],
    // With a keyboard on the screen.
    [390, 420, name],
  ] as const) {
    await page.setViewportSize({ width, height });
    const release = await startSending(page, email);
    if (place === name) await name.fill("Bea");
    await place.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 180));
    const before = await edges(place);
    release();
    await expect(successText(page)).toBeVisible();
    await letObserversLook(page);
    expect(await edges(place), `at ${width} × ${height}`).toEqual(before);
    await closeButton(page).click();
  }
});

test("The toast doesn't cover the box that the visitor is typing in, and no key moves the page", async ({
  page,
  email,
}) => {
  await openHome(page);
  const message = field(page, "message");
  const expectUncovered = (where: string) =>
    expect.poll(() => message.evaluate(hiddenPoints), where).toEqual([]);

  for (const [width, text] of [
    [390, 16],
    [390, 32],
    [820, 16],
    [1100, 16],
    [1440, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, text);
    for (const distance of [0, 120]) {
      const where = `at ${width} px, text of ${text} px, ${distance} px above the screen's end`;
      const scrollToBox = () =>
        message.evaluate((box, distance) => {
          scrollBy(0, box.getBoundingClientRect().bottom - innerHeight + distance);
        }, distance);
      const release = await startSending(page, email);
      await message.fill("One\nTwo\nThree\nFour");
      await scrollToBox();
      release();
      await expect(successText(page)).toBeVisible();
      await expectUncovered(where);
      const before = await page.evaluate(() => scrollY);
      await message.press("End");
      await message.pressSequentially("?");
      expect(await page.evaluate(() => scrollY), `the next key, ${where}`).toBe(before);

      await field(page, "email").focus();
      await scrollToBox();
      await page.keyboard.press("Tab");
      await expectUncovered(`after Tab, ${where}`);
      await closeButton(page).click();
    }
  }
});

test("At 400% zoom, Page Down and Space scroll at least a third of the window under an open toast", async ({
  page,
}) => {
  await openHome(page);
  await showToast(page);
  for (const path of paths) {
    const { name } = pageAt(path);
    if (path !== "/") await page.getByRole("link", { name, exact: true }).click();
    // Or Space would press Send.
    await page.getByRole("heading").first().click();
    for (const [width, height] of [
      [342, 160],
      [455, 215],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const key of ["PageDown", "Space", "PageUp"]) {
        const before = await page.evaluate(() => scrollY);
        const ended = page.evaluate(
          () => new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })),
        );
        await page.keyboard.press(key);
        await ended;
        const moved = Math.abs((await page.evaluate(() => scrollY)) - before);
        const where = `${key} at ${width} × ${height} on ${path}`;
        expect(moved, where).toBeGreaterThan(height / 3);
      }
    }
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

  test("the screen doesn't move while the visitor is typing", async ({ page, email }) => {
    await openHome(page);
    const release = await startSending(page, email);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1.5 });
    await field(page, "name").fill("Bea");
    await field(page, "name").evaluate((box) => box.scrollIntoView({ block: "start" }));
    const placeOnScreen = () =>
      page.evaluate(() => [window.visualViewport?.pageLeft, window.visualViewport?.pageTop]);
    const before = await placeOnScreen();
    release();
    await expect(sendButton(page)).toHaveText(labels.send);
    await letObserversLook(page);
    expect(await placeOnScreen()).toEqual(before);
  });
});

/** Whether it's in the part of the page that a zoomed screen shows. Runs in the browser. */
function isOnScreen(element: HTMLElement | SVGElement): boolean {
  const { top, bottom, left } = element.getBoundingClientRect();
  const { offsetTop, offsetLeft, height } = window.visualViewport as VisualViewport;
  return top >= offsetTop && bottom <= offsetTop + height && left >= offsetLeft;
}

import type { Page } from "@playwright/test";
import { pages } from "../../src/pages.ts";
import { failureMessage, labels, successMessage } from "../fixtures/specification.ts";
import {
  closeAlert,
  closeButton,
  sendButton,
  startSending,
  stillSendingNote,
} from "../support/contact-form.ts";
import { reply } from "../support/email-server.ts";
import {
  goBack,
  goToServices,
  openHome,
  openPage,
  pageAt,
  placeholderFacts,
} from "../support/page.ts";
import { expectMoving, openOnStoppedClock, pauseButton, playButton } from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";

for (const { path, name, contentFile } of pages) {
  test(`The ${name} page reads well to a screen reader`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${contentFile}.aria.yml` });
    expect(await splitLinks(page), "links that are read in pieces").toEqual([]);
  });
}

test("The slideshow is silent, but announces when it is paused or played", async ({ page }) => {
  await openOnStoppedClock(page);
  const heard = await listen(page);
  await expectMoving(page);
  expect(await heard()).toEqual([]);
  await pauseButton(page).click();
  await expect(playButton(page)).toBeFocused();
  await expect.poll(heard).toEqual(["Slideshow paused"]);
  await playButton(page).click();
  await expect.poll(heard).toEqual(["Slideshow paused", "Slideshow playing"]);
});

test("After Back, the page's title is announced", async ({ page }) => {
  await openHome(page);
  const heard = await listen(page);
  await goToServices(page);
  expect(await heard()).toEqual([]);
  await goBack(page);
  await expect.poll(heard).toEqual([pageAt("/").title(placeholderFacts)]);
});

test.describe("While a message is being sent", () => {
  test.use({ allowedMessages: failedRequests });

  test("each step is announced once, and the focus stays", async ({ page, email }) => {
    await page.clock.install();
    await openHome(page);
    const heard = await listen(page);
    const fail = await startSending(page, email, reply(500, "No"));
    await expect(sendButton(page)).toBeFocused();
    const [alert] = await Promise.all([closeAlert(page), fail()]);
    expect(alert).toBe(failureMessage);
    await expect(sendButton(page)).toHaveText(labels.send);
    await expect(sendButton(page)).toBeFocused();
    expect(await heard()).toEqual(["Sending your message"]);

    const succeed = await startSending(page, email);
    await page.clock.fastForward(60_000);
    await expect(stillSendingNote(page)).toBeVisible();
    succeed();
    await expect(closeButton(page)).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
    const succeedAgain = await startSending(page, email);
    succeedAgain();
    await expect(sendButton(page)).toHaveText(labels.send);
    expect((await heard()).slice(1)).toEqual([
      "Sending your message",
      `${labels.stillSending}${placeholderFacts.phone.display}.`,
      successMessage,
      "Sending your message",
      successMessage,
    ]);
  });
});

/** Links that a screen reader reads in pieces, because they hold more than one block. */
const splitLinks = (page: Page) =>
  page.getByRole("link").evaluateAll((links) =>
    links
      .filter((link) => {
        const parts = Array.from(link.querySelectorAll("span"), (span) => getComputedStyle(span));
        return parts.filter(({ display }) => display !== "inline").length > 1;
      })
      .map((link) => link.textContent),
  );

/** Records what the live regions announce from now on; the returned function reads it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const live = "[aria-live], [role=status], [role=alert], [role=log]";
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(live),
      );
      for (const region of new Set(regions)) {
        if (region?.textContent) heard.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "puppeteer-core";
import type { Visit } from "./visit.ts";

const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;
const link = (name: string) => `::-p-aria([name="${name}"][role="link"])`;

/** What people come to do, each by a visitor of its own. */
export function journeys(start: () => Promise<Visit>): void {
  const journey = (name: string, walk: (visit: Visit) => Promise<void>) =>
    test(name, { timeout: 60_000 }, async () => {
      const visit = await start();
      await walk(visit);
      await visit.end();
    });

  journey("A visitor reads the home page, with its pictures in AVIF", async (visit) => {
    await visit.waitForText("Age Fearlessly, Live Happily.");
    const picture = await visit.page.$eval("[data-current=true] img", (image) => ({
      address: image.currentSrc,
      width: image.naturalWidth,
    }));
    assert.match(picture.address, /\.avif$/);
    assert.ok(picture.width > 0);
    assert.deepEqual(visit.problems, []);
  });

  journey(
    "The home page is not wider than the window, from a phone to a desktop",
    async ({ page }) => {
      for (const width of [320, 390, 1440]) {
        await page.setViewport({ width, height: 900 });
        const tooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        assert.equal(tooWide, 0);
      }
    },
  );

  journey(
    "A visitor looks at the services and back, and what was typed is still there",
    async ({ page, waitForText, problems }) => {
      await type(page, { name: "Ann Lee", message: "Is there a room?" });
      await page.click(link("Services"));
      await waitForText("Residential Services");
      assert.equal(await page.$eval(":focus", (heading) => heading.textContent), "Our Services");
      assert.match(await page.title(), /^Our Services/);
      await page.goBack();
      await waitForText("Age Fearlessly");
      assert.equal(await typedIn(page, "name"), "Ann Lee");
      assert.equal(await typedIn(page, "message"), "Is there a room?");
      assert.deepEqual(problems, []);
    },
  );

  journey(
    "A paused slideshow stays paused over a visit to another page",
    async ({ page, waitForText }) => {
      await page.click(button("Pause slideshow"));
      await waitForText("Play slideshow");
      await page.click(link("Services"));
      await waitForText("Residential Services");
      await page.goBack();
      await waitForText("Play slideshow");
    },
  );

  journey("A message is sent as it was typed, and the toast can be closed", async (visit) => {
    const { page, waitForText, printed, problems } = visit;
    await type(page, { name: "Bea Ng", email: "bea@example.com", message: "Two\nlines" });
    await page.click(button("Send message"));
    await waitForText("Your message has been sent successfully!");
    assert.match(printed(), /name: Bea Ng\s+email: bea@example.com\s+message: Two\s+lines/);
    assert.equal(await typedIn(page, "message"), "");
    await page.click(button("Close"));
    assert.equal(await page.$eval(":focus", (focused) => focused.textContent), "Send message");
    assert.deepEqual(problems, []);
  });

  journey("A message that fails is told by an alert, and stays in the form", async (visit) => {
    const { page, alerts } = visit;
    visit.breakEmailService();
    await type(page, { name: "Cy", email: "cy@example.com", message: "Hello" });
    await page.click(button("Send message"));
    await page.waitForFunction(() => document.querySelector("form button[aria-disabled=false]"));
    assert.deepEqual(alerts, ["Failed to send message."]);
    assert.equal(await typedIn(page, "message"), "Hello");
  });

  journey(
    "A form that is not filled in goes nowhere, and the first gap is focused",
    async ({ page, alerts }) => {
      await page.click(button("Send message"));
      assert.equal(await page.$eval(":focus", (field) => field.id), "name");
      assert.deepEqual(alerts, []);
    },
  );

  journey("The Tab key begins at the skip link, and its ring is seen", async ({ page }) => {
    await page.keyboard.press("Tab");
    const first = await page.$eval(":focus-visible", (element) => ({
      text: element.textContent,
      ring: getComputedStyle(element).outlineWidth,
    }));
    assert.deepEqual(first, { text: "Skip to main content", ring: "3px" });
  });
}

async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(values)) await page.type(`#${field}`, value);
}

const typedIn = (page: Page, field: string) =>
  page.$eval(`#${field}`, (element) => (element as HTMLInputElement).value);

import type { Locator } from "@playwright/test";
import { expectWholeText } from "../accessibility/whole-text.ts";
import { heroHeight } from "../fixtures/specification.ts";
import { field, sendButton } from "../support/contact-form.ts";
import { card, facts, openHome, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const widths = [320, 360, 390, 820, 1440, 2560];

test(`At every width, the hero is ${heroHeight} px high and no text is cut off`, async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectWholeText(page);
      const lines = await page.getByText(facts.phone.display).evaluateAll(linesOf);
      expect(lines.length, path).toBeGreaterThan(path === "/" ? 1 : 0);
      expect(new Set(lines), `lines of the phone numbers on ${path} at ${width} px`).toEqual(
        new Set([1]),
      );
      if (path !== "/") continue;
      const hero = page.locator("main > div:has(h1)");
      expect((await hero.boundingBox())?.height, `at ${width} px`).toBe(heroHeight);
    }
  }
});

test("The first screen shows the headline, the subline and the call link", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const [width, height] of [
    [360, 640],
    [667, 375],
    [844, 390],
    [1440, 900],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText("The care you need")).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole("link", { name: /^Call us/ })).toBeInViewport({ ratio: 1 });
  }
});

test("A long name leaves the links next to it in one row, from a sideways phone up", async ({
  page,
}) => {
  await openHome(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: facts.companyName })
    .evaluate((link) => {
      (link.lastChild as Text).data = "Cedarwood Gardens Adult Family Home of Duluth";
    });
  const links = await page.getByRole("banner").getByRole("link").all();
  for (const width of [577, 640, 700, 820]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(links.slice(1).map((link) => link.boundingBox()));
    const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2));
    expect(new Set(middles).size, `rows at ${width} px`).toBe(1);
  }
});

test("On a phone, the call link and the send button line up with what is above", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const links = page.getByRole("banner").getByRole("link");
    const call = await edges(page.locator("main [href^=tel]"));
    expect(call.right).toBe((await edges(links.last())).right);
    const message = await edges(field(page, "message"));
    expect((await edges(sendButton(page))).right).toBe(message.right);
  }
});

test("On a wide screen, the map lines up with the form and with About Us", async ({ page }) => {
  await page.goto("/");
  for (const width of [1152, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const map = await edges(card(page, "Find Us").locator("div > div").last());
    const send = await edges(sendButton(page));
    expect(map.bottom, `at ${width} px`).toBe(send.bottom);
    const more = await edges(card(page, "About Us").locator("p").last());
    expect(more.left, `at ${width} px`).toBe(map.left);
  }
});

const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), bottom: Math.round(bottom) };
  });

/** The number of lines that each element takes. */
function linesOf(elements: Element[]): number[] {
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
}

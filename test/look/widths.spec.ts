import type { Locator, Page } from "@playwright/test";
import { homeSchema } from "../../site-build/content/schemas.ts";
import { heroHeight } from "../fixtures/specification.ts";
import { field, sendButton } from "../support/contact-form.ts";
import { card, facts, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("The parts of the home page line up at every width", async ({ page }) => {
  await openHome(page);
  const links = page.getByRole("banner").getByRole("link");
  for (const width of [320, 390]) {
    await setWidth(page, width);
    const call = await edges(page.locator("main [href^=tel]"));
    expect(call.right, `the call link at ${width} px`).toBe((await edges(links.last())).right);
    const message = await edges(field(page, "message"));
    const send = await edges(sendButton(page));
    expect(send.right, `the send button at ${width} px`).toBe(message.right);
  }
  for (const width of [1152, 1440, 2560]) {
    await setWidth(page, width);
    const map = await edges(card(page, "Find Us").locator("div > div").last());
    const send = await edges(sendButton(page));
    expect(map.bottom, `the map and the form at ${width} px`).toBe(send.bottom);
    const more = await edges(card(page, "About Us").locator("p").last());
    expect(more.left, `About Us and the map at ${width} px`).toBe(map.left);
  }
  for (const width of [320, 820, 2560]) {
    await setWidth(page, width);
    const hero = await page.locator("main > div:has(h1)").boundingBox();
    expect(hero?.height, `the hero at ${width} px`).toBe(heroHeight);
  }

  const homeLink = links.filter({ hasText: facts.companyName });
  await homeLink.locator("span").evaluate((name) => {
    name.textContent = "Cedarwood Gardens Adult Family Home of Duluth";
  });
  for (const width of [577, 640, 700, 820]) {
    await setWidth(page, width);
    const boxes = await Promise.all((await links.all()).slice(1).map((link) => link.boundingBox()));
    const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2));
    expect(new Set(middles).size, `rows of links next to a long name at ${width} px`).toBe(1);
  }
});

test("The first screen shows the call link, even below the longest words allowed", async ({
  page,
}) => {
  await openHome(page);
  const headline = page.getByRole("heading", { level: 1 });
  const subline = page.locator("h1 + p");
  const call = page.getByRole("main").getByRole("link", { name: /^Call us/ });
  const expectOnFirstScreen = async (screens: (readonly [width: number, height: number])[]) => {
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const part of [headline, subline, call]) {
        await expect(part, `at ${width} × ${height} px`).toBeInViewport({ ratio: 1 });
      }
    }
  };
  await expectOnFirstScreen([
    [360, 640],
    [667, 375],
    [844, 390],
    [1440, 900],
    [2560, 1300],
  ]);
  for (const [element, { maxLength }] of [
    [headline, homeSchema.shape.headline],
    [subline, homeSchema.shape.subline],
  ] as const) {
    const words = "We Welcome Your Mother And Father With Warm Hands And ".repeat(3);
    await element.evaluate(
      (node, text) => {
        node.textContent = text;
      },
      words.slice(0, maxLength as number),
    );
  }
  await expectOnFirstScreen([
    [320, 568],
    [390, 844],
  ]);
});

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), bottom: Math.round(bottom) };
  });

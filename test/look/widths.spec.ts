import type { Locator, Page } from "@playwright/test";
import { headings, heroHeight } from "../fixtures/specification.ts";
import { field, sendButton } from "../support/contact-form.ts";
import { callLink, card, homeLink, openHome, topBarLinks } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test("The parts of the home page line up at every width", async ({ page }) => {
  await openHome(page);
  const links = topBarLinks(page);
  for (const width of [320, 390]) {
    await setWidth(page, width);
    const call = await edges(callLink(page));
    expect(call.right, `the call link at ${width} px`).toBe((await edges(links.last())).right);
    const message = await edges(field(page, "message"));
    const send = await edges(sendButton(page));
    expect(send.right, `the send button at ${width} px`).toBe(message.right);
  }
  for (const width of [1152, 1440, 2560]) {
    await setWidth(page, width);
    const map = await edges(card(page, headings.find).locator("div").last());
    const send = await edges(sendButton(page));
    expect(map.bottom, `the map and the form at ${width} px`).toBe(send.bottom);
    const more = await edges(card(page, headings.about).locator("p").last());
    expect(more.left, `About Us and the map at ${width} px`).toBe(map.left);
  }
  const pins = [];
  for (const width of [320, 820, 1440]) {
    await setWidth(page, width);
    const pin = await card(page, headings.find).locator("path").boundingBox();
    pins.push(pin?.height);
  }
  expect(new Set(pins).size, "sizes of the map's pin").toBe(1);
  await field(page, "email").fill("margaret.olsen@example.com");
  for (const width of [360, 390, 600, 640, 820, 1152, 1280, 1440, 2560]) {
    await setWidth(page, width);
    const cut = await field(page, "email").evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(cut, `an ordinary email address at ${width} px`).toBe(0);
  }
  for (const width of [320, 820, 999, 2560]) {
    await setWidth(page, width);
    const hero = await page.locator("main > div:has(h1)").boundingBox();
    expect(hero?.height, `the hero at ${width} px`).toBe(heroHeight);
  }

  await homeLink(page)
    .locator("span")
    .evaluate((name) => {
      name.textContent = "Cedarwood Gardens Adult Family Home of Duluth";
    });
  for (const width of [577, 640, 700, 820]) {
    await setWidth(page, width);
    const [first, last] = [await edges(links.first()), await edges(links.last())];
    expect(last.bottom, `the links next to a long name at ${width} px`).toBe(first.bottom);
  }
});

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), bottom: Math.round(bottom) };
  });

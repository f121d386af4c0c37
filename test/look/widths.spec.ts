import { headings, heroHeight, labels, messageRows } from "../fixtures/specification.ts";
import { field, sendButton } from "../support/contact-form.ts";
import { card, edges, hero, openHome, setWidth } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test("On a desktop, both cards end with their button on one line, and errors move nothing in Find Us", async ({
  page,
}) => {
  await openHome(page);
  const directions = card(page, headings.find).getByRole("link", { name: labels.directions });
  for (const width of [1280, 1440, 1920]) {
    await setWidth(page, width);
    const { left, bottom } = await edges(directions);
    const send = await edges(sendButton(page));
    expect(Math.abs(bottom - send.bottom), `the buttons at ${width} px`).toBeLessThanOrEqual(1);
    const more = await edges(card(page, headings.about).locator("p").last());
    expect(more.left, `About Us and Find Us at ${width} px`).toBe(left);
  }
  const before = await directions.evaluate((link: HTMLElement) => link.offsetTop);
  await sendButton(page).click();
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  expect(await directions.evaluate((link: HTMLElement) => link.offsetTop)).toBe(before);
});

test(`At every width, the message box shows ${messageRows} rows, and an email address fits`, async ({
  page,
}) => {
  await openHome(page);
  await sendButton(page).click();
  await expect(field(page, "message")).toHaveAttribute("aria-invalid", "true");
  await field(page, "email").fill("margaret.olsen@example.com");
  for (const width of [320, 360, 390, 600, 640, 820, 1152, 1280, 1440, 2560]) {
    await setWidth(page, width);
    const rows = await field(page, "message").evaluate((box) => {
      const { lineHeight, paddingBlock } = getComputedStyle(box);
      return (
        (box.clientHeight - 2 * Number.parseFloat(paddingBlock)) / Number.parseFloat(lineHeight)
      );
    });
    expect(Math.round(rows), `rows at ${width} px, beside errors`).toBe(messageRows);
    const cut = await field(page, "email").evaluate((box) => box.scrollWidth - box.clientWidth);
    if (width > 320) expect(cut, `pixels of the address are cut at ${width} px`).toBe(0);
  }
});

test(`The hero is ${heroHeight} px high at every width`, async ({ page }) => {
  await openHome(page);
  for (const width of [320, 600, 820, 999, 1001, 2560]) {
    await setWidth(page, width);
    expect((await hero(page).boundingBox())?.height, `at ${width} px`).toBe(heroHeight);
  }
});

test("On a very wide screen, the card stays readable, and headings larger than what's below them", async ({
  page,
}) => {
  await page.goto("/services");
  for (const width of [2560, 5120]) {
    await setWidth(page, width);
    const card = await edges(page.locator("div:has(> div > section)"));
    expect(card.right - card.left, `the card at ${width} px`).toBeLessThanOrEqual(1600);
    const sizes = await page
      .locator("h1, h2 span, li")
      .evaluateAll((all) => all.map((each) => [each.tagName, getComputedStyle(each).fontSize]));
    const size = (tag: string) =>
      Number.parseFloat(sizes.find(([name]) => name === tag)?.[1] ?? "");
    expect(size("H1"), `at ${width} px`).toBeGreaterThan(size("SPAN"));
    expect(size("SPAN"), `at ${width} px`).toBeGreaterThan(size("LI"));
  }
});

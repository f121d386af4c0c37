import type { Page } from "@playwright/test";
import { headings, labels, messageRows } from "../fixtures/specification.ts";
import { field } from "../support/contact-form.ts";
import { answerMap, card, servicesLink } from "../support/page.ts";
import { currentPicture } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

// Without script, visitors see exactly what the build wrote. The snapshots of the accessibility tests
// have the words, and React reports a page that differs from what it renders.
test.use({ javaScriptEnabled: false });

test("Without script, the home page has a picture, the form and the map", async ({ page }) => {
  await answerMap(page);
  await page.goto("/");
  const picture = currentPicture(page);
  await expect(picture).toBeVisible();
  await expect(picture.locator("xpath=ancestor::div[1]")).toHaveCSS("opacity", "1");
  await expect(field(page, "message")).toHaveAttribute("rows", String(messageRows));
  for (const name of ["name", "email"] as const) {
    await expect(field(page, name), "browsers fill it in").toHaveAttribute("autocomplete", name);
  }
  await expect(page.getByRole("button"), "no button that does nothing").toHaveText([labels.send]);
  const map = card(page, headings.find).getByTitle(labels.map);
  await expect(map).toHaveAttribute("loading", "lazy");
  await expect(map.contentFrame().getByText("A map")).toBeVisible();
  await expectCleanDocument(page);
});

test("Without script, a link leads to Services, which has a background", async ({ page }) => {
  await page.goto("/");
  await servicesLink(page).click();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings.services);
  const { width } = page.viewportSize() as { width: number };
  const background = page.getByRole("main").locator("img");
  expect(await background.boundingBox()).toMatchObject({ x: 0, width });
  await expectCleanDocument(page);
});

/** React puts the title and the rest into the head, where search engines look for them. */
async function expectCleanDocument(page: Page): Promise<void> {
  const start = (await page.content()).slice(0, 80);
  expect(start).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"/i);
  const root = page.locator("#root");
  await expect(root, "or Orca calls all text clickable").toHaveAttribute("role", "none");
  await expect(page.locator("head title, head meta[name=description]")).toHaveCount(2);
  await expect(page.locator("body :is(title, meta, link, style), #root script")).toHaveCount(0);
}

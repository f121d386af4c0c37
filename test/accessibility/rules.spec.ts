import type { Page } from "@playwright/test";
import { otherPages } from "../../src/pages.ts";
import {
  closeButton,
  field,
  sendButton,
  startSending,
  stillSendingNote,
} from "../support/contact-form.ts";
import { openPage, setWidth } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { expectNoFindings } from "./checkers.ts";

test("Two checkers find nothing on any page or at any step of sending", async ({ page, email }) => {
  // Otherwise the checkers may see colors in transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openPage(page, "/");
  await expectNoFindingsAnywhere(page, "the home page");

  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await expectNoFindings(page, "after an empty form was sent");
  const release = await startSending(page, email);
  await expectNoFindings(page, "during a send");
  await page.clock.fastForward(60_000);
  await expect(stillSendingNote(page)).toBeVisible();
  await expectNoFindings(page, "during a slow send");
  release();
  await expect(closeButton(page)).toBeVisible();
  await expectNoFindings(page, "the toast");
  await closeButton(page).click();

  for (const { name } of otherPages) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectNoFindingsAnywhere(page, name);
  }
});

async function expectNoFindingsAnywhere(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, "dark"],
    [320, "light"],
  ] as const) {
    await setWidth(page, width);
    await page.emulateMedia({ colorScheme });
    await expectNoFindings(page, `${name}, ${colorScheme} at ${width} px`);
  }
}

import { pages } from "../../src/pages.ts";
import {
  closeButton,
  field,
  sendButton,
  startSending,
  stillSendingNote,
} from "../support/contact-form.ts";
import { openPage } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { axeFindings } from "./checkers.ts";
import { expectNoFindings } from "./no-findings.ts";

test("Two accessibility checkers find nothing on any page or at any step of sending a message", async ({
  page,
  email,
}) => {
  // Otherwise the checkers may see colors in transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openPage(page, "/");
  await expectNoFindings(page, "the home page");

  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  expect(await axeFindings(page), "after an empty form was sent").toEqual([]);
  const release = await startSending(page, email);
  expect(await axeFindings(page), "during a send").toEqual([]);
  await page.clock.fastForward(60_000);
  await expect(stillSendingNote(page)).toBeVisible();
  expect(await axeFindings(page), "during a slow send").toEqual([]);
  release();
  await expect(closeButton(page)).toBeVisible();
  expect(await axeFindings(page), "the toast").toEqual([]);
  await closeButton(page).click();

  for (const { name } of pages.slice(1)) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectNoFindings(page, name);
  }
});

import { expectForm, fillForm, sendButton, sentFields, typed } from "../support/contact-form.ts";
import { sendFormPath } from "../support/email-server.ts";
import { expect, test } from "../support/test.ts";
import { openBeforeTakeover } from "./takeover.ts";

test("What is typed before the script has come stays, and so does what is typed while it takes over", async ({
  page,
}) => {
  const letScriptCome = await openBeforeTakeover(page);
  await fillForm(page, { ...typed, message: "Is there a room" });
  await page.getByLabel("Message").press("End");
  await Promise.all([
    letScriptCome(),
    page.getByLabel("Message").pressSequentially(" for my father?", { delay: 30 }),
  ]);
  await expectForm(page, typed);
  const sending = page.waitForRequest(sendFormPath);
  await sendButton(page).click();
  const fields = (await sentFields(await sending)).map(([field]) => field);
  expect(fields, "each is sent once").toHaveLength(7);
  expect(new Set(fields).size).toBe(7);
});

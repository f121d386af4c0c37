import { fields, hiddenFields } from "../fixtures/specification.ts";
import {
  expectForm,
  field,
  fillForm,
  sendButton,
  sentFields,
  typed,
} from "../support/contact-form.ts";
import { sendFormPath } from "../support/email-server.ts";
import { expect, test } from "../support/test.ts";
import { openBeforeTakeover } from "./takeover.ts";

test("What is typed before the script has come stays, and so does what is typed while it takes over", async ({
  page,
}) => {
  const letScriptCome = await openBeforeTakeover(page);
  await fillForm(page, { ...typed, message: "Is there a room" });
  await field(page, "message").press("End");
  await Promise.all([
    letScriptCome(),
    field(page, "message").pressSequentially(" for my father?", { delay: 30 }),
  ]);
  await expectForm(page, typed);
  const sending = page.waitForRequest(sendFormPath);
  await sendButton(page).click();
  const sent = (await sentFields(await sending)).map(([name]) => name);
  expect(sent.sort(), "each is sent once").toEqual([...fields, ...hiddenFields].sort());
});

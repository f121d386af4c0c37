import { sampleMessage } from "../fixtures/specification.ts";
import { expectForm, field, fillForm, sendAndSeeToast } from "../support/contact-form.ts";
import { expect, test } from "../support/test.ts";
import { openBeforeHydration } from "./hydration.ts";

test("What's typed while React starts stays, and is sent once", async ({ page, email }) => {
  const releaseScript = await openBeforeHydration(page);
  await fillForm(page, { ...sampleMessage, message: "Is there a room" });
  await field(page, "message").press("End");
  await Promise.all([
    releaseScript(),
    field(page, "message").pressSequentially(" for my father?", { delay: 30 }),
  ]);
  await expectForm(page, sampleMessage);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

import { expect, expectForm, fillForm } from "../support/test.ts";
import { openBeforeTakeover } from "./takeover.ts";
import { test } from "./test.ts";
import { sendAndSeeToast, typed } from "./visitor.ts";

test("What is typed before the script has come stays, and so does what is typed meanwhile", async ({
  page,
  email,
}) => {
  await page.addInitScript(holdReact);
  const letScriptCome = await openBeforeTakeover(page);
  await fillForm(page, { ...typed, message: "Is there a room" });
  const taken = letScriptCome();
  await page.waitForFunction(() => "letReactWork" in window);
  await page.getByLabel("Message").pressSequentially(" for my father?");
  await page.evaluate(() => (window as unknown as { letReactWork(): void }).letReactWork());
  await taken;
  await expectForm(page, typed);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});

/** React's scheduler prefers `setImmediate`, which browsers lack; here it waits. Runs in the browser. */
function holdReact(): void {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  Object.assign(window, {
    setImmediate(work: () => void) {
      Object.assign(window, { letReactWork: permit });
      permission.then(work);
    },
  });
}

import type { Page } from "@playwright/test";
import { logEntry } from "../fixtures/specification.ts";
import { fillForm, sendButton, startSending } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("Each valid submit adds one entry with its time to the log", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await sendButton(page).click();
  expect(await logInMemory(page), "an empty form").toEqual([]);

  await page.clock.setFixedTime("2027-03-04T05:06:07Z");
  const answer = await startSending(page);
  await page.clock.setFixedTime("2027-03-04T05:06:08Z");
  await fillForm(page);
  await sendButton(page).click({ force: true });
  answer();
  expect(await logInMemory(page), "a second submit isn't sent, but it is logged").toEqual([
    { at: "2027-03-04T05:06:07.000Z", event: logEntry },
    { at: "2027-03-04T05:06:08.000Z", event: logEntry },
  ]);
});

/** The log is only in memory, so this looks through all the objects of the page. */
async function logInMemory(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send("Runtime.evaluate", {
    expression: "Object.prototype",
  });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId as string,
  });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId as string,
    functionDeclaration: `function (event) {
      const isEntry = (each) => Object.getOwnPropertyDescriptor(each, "event")?.value === event;
      return this.filter(isEntry).sort((a, b) => a.at.localeCompare(b.at));
    }`,
    arguments: [{ value: logEntry }],
    returnByValue: true,
  });
  return result.value;
}

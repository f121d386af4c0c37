import {
  fieldNames,
  forEachField,
  sampleMessage,
  successMessage,
} from "../fixtures/specification.ts";
import {
  closeAlert,
  expectForm,
  field,
  fillForm,
  noscriptNote,
  sendAndSeeToast,
  sendButton,
  startSending,
} from "../support/contact-form.ts";
import { openBeforeHydration, openHome } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { breakElements, breakReact, errorsOf, expectFallback, thrown } from "./break-react.ts";
import { expectWorkingFallback } from "./working-page.ts";

test.use({ allowedMessages: new RegExp(`^console error: .*${thrown}`) });

test("After an error at the start, visitors can read, call and send", async ({ page, email }) => {
  const errors = errorsOf(page);
  await page.addInitScript((thrown) => {
    window.matchMedia = () => {
      throw new Error(thrown);
    };
  }, thrown);
  await page.goto("/");
  await expect.poll(() => errors.length).toBe(1);
  await expectFallback(page);
  await expect(noscriptNote(page)).toBeVisible();
  await expectWorkingFallback(page, email);
  expect(errors).toEqual([expect.stringContaining(thrown)]);
});

test("After an error, the form has everything that was typed, early and late", async ({ page }) => {
  const releaseScript = await openBeforeHydration(page);
  const early = forEachField((name) => sampleMessage[name].slice(0, 5));
  await fillForm(page, early);
  await releaseScript();
  for (const name of fieldNames) {
    await field(page, name).press("End");
    await field(page, name).pressSequentially(sampleMessage[name].slice(5));
  }
  await breakReact(page);
  await expectForm(page, sampleMessage);
});

test("After an error, a message that was sent doesn't come back", async ({ page, email }) => {
  const releaseScript = await openBeforeHydration(page);
  await fillForm(page);
  await releaseScript();
  await sendAndSeeToast(page);
  await breakReact(page);
  await expectForm(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

test("After an error during a send, the message is sent once", async ({ page, email }) => {
  const errors = errorsOf(page);
  const releaseScript = await openBeforeHydration(page);
  await fillForm(page);
  await releaseScript();
  const release = await startSending(page, email);
  const scroll = await page.evaluate(() => scrollY);
  await breakReact(page);
  await expectForm(page, sampleMessage);
  expect(await page.evaluate(() => scrollY)).toBe(scroll);

  await sendButton(page).click();
  const [alert] = await Promise.all([closeAlert(page), release()]);
  expect(alert).toBe(successMessage);
  await expectForm(page);
  expect(email.messages.splice(0)).toMatchObject([sampleMessage]);

  await expectWorkingFallback(page, email);
  expect(errors).toEqual([expect.stringContaining(thrown)]);
});

test("After an error at the toast, an alert says what was sent", async ({ page, email }) => {
  await openHome(page);
  const release = await startSending(page, email);
  await breakElements(page, "appendChild", "insertBefore");
  const [alert] = await Promise.all([closeAlert(page), release()]);
  expect(alert).toBe(successMessage);
  await expectFallback(page);
  await expectForm(page);
});

test("If a keystroke causes an error, no letter is lost", async ({ page }) => {
  await openHome(page);
  await sendButton(page).click();
  await breakElements(page, "setAttribute");
  await field(page, "name").pressSequentially(sampleMessage.name);
  await expectFallback(page);
  await expectForm(page, { name: sampleMessage.name });
});

test("However many errors follow the first, the page stays", async ({ page, email }) => {
  const errors = errorsOf(page);
  await openHome(page);
  // As if a translator had moved all nodes.
  await breakElements(page, "removeChild");
  await field(page, "name").fill(sampleMessage.name);
  await sendButton(page).click();
  await expectFallback(page);
  await expect.poll(() => errors.length).toBeGreaterThan(1);
  await expectForm(page, { name: sampleMessage.name });
  await expectWorkingFallback(page, email);
});

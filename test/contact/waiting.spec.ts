import {
  expectForm,
  field,
  fillForm,
  sendButton,
  successText,
  typed,
} from "../support/contact-form.ts";
import { goToServices, homeLink, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("A send may take hours: the button says so, and a second submit sends nothing", async ({
  page,
  email,
}) => {
  const answer = email.delayAnswers();
  await page.clock.install();
  await openHome(page);
  await fillForm(page);
  await sendButton(page).dblclick();
  await expect.poll(() => email.messages.length).toBe(1);
  await page.clock.fastForward("10:00:00");
  await expect(sendButton(page)).toHaveText("Sending…");
  await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
  await sendButton(page).click({ force: true });
  await field(page, "name").press("Enter");
  await expect(successText(page)).toBeHidden();
  answer();
  await expect(successText(page)).toBeVisible();
  await expect(sendButton(page)).toHaveText("Send message");
  expect(email.messages).toMatchObject([typed]);
});

test("The message goes out as submitted, and what was typed since then stays", async ({
  page,
  email,
}) => {
  const answer = email.delayAnswers();
  await openHome(page);
  await fillForm(page);
  await sendButton(page).click();
  await field(page, "message").press("End");
  await field(page, "message").pressSequentially(" And a garden?");
  await expect.poll(() => email.messages.length).toBe(1);
  answer();
  await expect(successText(page)).toBeVisible();
  await expectForm(page, { message: `${typed.message} And a garden?` });
  expect(email.messages).toMatchObject([typed]);
});

test("A visit to Services during a send loses nothing, and success clears only what was sent", async ({
  page,
  email,
}) => {
  const answer = email.delayAnswers();
  await openHome(page);
  await fillForm(page);
  await goToServices(page);
  await homeLink(page).click();
  await expectForm(page, typed);
  await sendButton(page).click();
  await expect.poll(() => email.messages.length).toBe(1);
  await goToServices(page);
  await page.goBack();
  await expect(sendButton(page)).toHaveText("Sending…");
  await expectForm(page, typed);
  await sendButton(page).click({ force: true });
  await field(page, "name").fill("Bea Lee");
  await goToServices(page);
  answer();
  await expect(successText(page)).toBeVisible();
  await page.goBack();
  await expectForm(page, { name: "Bea Lee" });
  await expect(successText(page)).toBeVisible();
  expect(email.messages).toMatchObject([typed]);
});

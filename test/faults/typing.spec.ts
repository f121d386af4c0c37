import {
  expect,
  expectForm,
  fillForm,
  goToServices,
  openHome,
  sendButton,
} from "../support/test.ts";
import { test } from "./test.ts";
import { typed } from "./visitor.ts";

test("What is typed while a message is on its way stays, and what was sent goes", async ({
  page,
  email,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  email.answer = async (response) => {
    await promise;
    response.end("OK");
  };
  await openHome(page);
  await fillForm(page, typed);
  await sendButton(page).click();
  await expect.poll(() => email.messages.length).toBe(1);
  await page.getByLabel("Message").press("End");
  await page.getByLabel("Message").pressSequentially(" And a garden?");
  resolve();
  await expect(page.getByText("Your message has been sent successfully!")).toBeVisible();
  await expectForm(page, { message: `${typed.message} And a garden?` });
  expect(email.messages).toMatchObject([typed]);
});

test("What is typed after a look at Services while a message is on its way stays, too", async ({
  page,
  email,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  email.answer = async (response) => {
    await promise;
    response.end("OK");
  };
  await openHome(page);
  await fillForm(page, typed);
  await sendButton(page).click();
  await expect.poll(() => email.messages.length).toBe(1);
  await goToServices(page);
  await page.goBack();
  await page.getByLabel("Your name").fill("Bea Lee");
  await goToServices(page);
  resolve();
  await expect(page.getByText("Your message has been sent successfully!")).toBeVisible();
  await page.goBack();
  await expectForm(page, { name: "Bea Lee" });
});

import { fillForm, sendAndFail, sendAndSeeToast } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ errorsExpected: true });

test("If the email service redirects to another host, nothing goes there", async ({
  page,
  email,
}) => {
  await openHome(page);
  await fillForm(page);
  for (const status of [302, 307]) {
    email.answer = (response) => response.writeHead(status, { Location: "/elsewhere" }).end();
    await sendAndFail(page);
  }
  expect(email.messages).toHaveLength(2);
});

test("If the email service redirects within its host, the message goes there once", async ({
  page,
  email,
  baseURL,
}) => {
  const Location = `${baseURL}/api/v1.0/email/send-form`;
  email.answer = (response) => response.writeHead(307, { Location }).end();
  await openHome(page);
  await fillForm(page);
  const arrived = page.waitForResponse((response) => response.ok() && response.url() === Location);
  await sendAndSeeToast(page);
  expect(await (await arrived).text()).toBe("OK");
  expect(email.messages).toHaveLength(1);
});

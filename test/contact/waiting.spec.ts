import {
  answerSends,
  expect,
  expectForm,
  fillForm,
  goToServices,
  holdBack,
  openHome,
  sendButton,
  sendFormPath,
  sentFields,
  successText,
  test,
} from "../support/test.ts";

const message = { name: "Ann Lee", email: "ann@example.com", message: "Is there a room?" };

test("While a send is under way the button says so, and a second submit sends nothing", async ({
  page,
}) => {
  const arrived = await answerSends(page, { status: 200, body: "OK" });
  const letThrough = await holdBack(page, sendFormPath);
  await openHome(page);
  await fillForm(page, message);
  const sending = page.waitForRequest(sendFormPath);
  await sendButton(page).dblclick();
  await sending;
  await expect(sendButton(page)).toHaveText("Sending…");
  await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
  await sendButton(page).click({ force: true });
  await page.getByLabel("Your name").press("Enter");
  letThrough();
  await expect(successText(page)).toBeVisible();
  await expect(sendButton(page)).toHaveText("Send message");
  expect(arrived).toHaveLength(1);
});

test("A send has all the time it needs", async ({ page }) => {
  const letThrough = await holdBack(page, sendFormPath);
  await page.clock.install();
  await openHome(page);
  await fillForm(page, message);
  const sending = page.waitForRequest(sendFormPath);
  await sendButton(page).click();
  await sending;
  await page.clock.fastForward("10:00:00");
  await expect(sendButton(page)).toHaveText("Sending…");
  letThrough();
  await expect(successText(page)).toBeVisible();
});

test("What is sent is what stood in the form at the moment of the submit", async ({ page }) => {
  const letThrough = await holdBack(page, "**/assets/emailjs-*.js");
  const sending = page.waitForRequest(sendFormPath);
  await openHome(page);
  await fillForm(page, message);
  await sendButton(page).click();
  await fillForm(page, { name: "Bob", email: "bob@example.com", message: "Changed." });
  letThrough();
  const sent = Object.fromEntries(await sentFields(await sending));
  expect(sent).toMatchObject(message);
});

test("What is typed survives a look at Services and back", async ({ page }) => {
  await openHome(page);
  await fillForm(page, message);
  await goToServices(page);
  await page.goBack();
  await expectForm(page, message);
  await goToServices(page);
  await page.getByRole("banner").getByRole("link").nth(1).click();
  await expectForm(page, message);
});

test("A send under way survives a look at Services and back", async ({ page }) => {
  const arrived = await answerSends(page, { status: 200, body: "OK" });
  const letThrough = await holdBack(page, sendFormPath);
  await openHome(page);
  await fillForm(page, message);
  await sendButton(page).click();
  await goToServices(page);
  await page.goBack();
  await expect(sendButton(page)).toHaveText("Sending…");
  await expectForm(page, message);
  await sendButton(page).click({ force: true });
  letThrough();
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
  expect(arrived).toHaveLength(1);
});

test("A send that succeeds while the visitor looks at Services empties the form", async ({
  page,
}) => {
  const letThrough = await holdBack(page, sendFormPath);
  await openHome(page);
  await fillForm(page, message);
  await sendButton(page).click();
  await goToServices(page);
  letThrough();
  await expect(successText(page)).toBeVisible();
  await page.goBack();
  await expectForm(page);
  await expect(successText(page)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { type FieldName, fieldNames, fields, labels } from "../fixtures/specification.ts";
import {
  answerSends,
  expectSentToOwner,
  field,
  fillForm,
  sendAndSeeToast,
  sendButton,
  successText,
  typed,
} from "../support/contact-form.ts";
import { goBack, goToServices, openHome, productionSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("The browser asks for missing fields and a real email address, and sends nothing", async ({
  page,
  email,
}) => {
  await openHome(page);
  await test.step("an assistive tool submits an empty form", async () => {
    await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(field(page, "name")).toBeFocused();
  });
  const problemOf = (name: FieldName) =>
    field(page, name).evaluate(({ validity }: HTMLInputElement) =>
      (["valueMissing", "typeMismatch", "customError"] as const).filter((each) => validity[each]),
    );
  for (const name of fieldNames.filter((name) => fields[name].required)) {
    await fillForm(page);
    await field(page, name).clear();
    await sendButton(page).click();
    await expect(field(page, name)).toBeFocused();
    expect(await problemOf(name)).toEqual(["valueMissing"]);
  }
  await fillForm(page, { email: "ann at example" });
  await sendButton(page).click();
  await expect(field(page, "email")).toBeFocused();
  expect(await problemOf("email")).toEqual(["typeMismatch"]);

  await fillForm(page);
  await sendAndSeeToast(page);
  expect(email.messages, "only the complete one").toMatchObject([typed]);
});

test.describe("On the production site", () => {
  test.use({ baseURL: productionSite });

  test("a message goes only to the email service, as a form with the ids, and then the toast shows", async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    const requests = await answerSends(page);
    await openHome(page);
    await expect(successText(page)).toBeHidden();
    const message = {
      ...typed,
      name: "Zoë O'Neil & Son",
      email: "zoe+home@example.com",
      message: 'Is there a room?\n"Soon", I hope. 老人 <b>100%</b>',
    };
    await fillForm(page, message);
    await goToServices(page);
    await expectNothingStored(page);
    await goBack(page);
    await sendAndSeeToast(page);
    await expect(sendButton(page)).toHaveText(labels.send);
    await expectSentToOwner(requests, message);
    await expectNothingStored(page);
    expect(urls.filter((url) => /zoe|room|message=/i.test(url))).toEqual([]);
  });
});

async function expectNothingStored(page: Page): Promise<void> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const { stored, state } = await page.evaluate(async () => ({
    stored: [
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ],
    state: JSON.stringify([history.state, window.name]),
  }));
  expect([...cookies, ...origins, ...stored]).toEqual([]);
  expect(state).not.toMatch(/zoe|room/i);
}

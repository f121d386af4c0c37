import { mapHeight } from "../fixtures/specification.ts";
import {
  answerSends,
  expectForm,
  expectSentToOwner,
  field,
  fillForm,
  sendButton,
  sendNatively,
  typed,
} from "../support/contact-form.ts";
import { answerMap, expectReadableAndCallable, homeLink, productionSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false, errorsExpected: true });

test("Without script, visitors can read, call, see a picture and the map, and open Services", async ({
  page,
}) => {
  await answerMap(page);
  await page.goto("/");
  await expectReadableAndCallable(page);
  await expect(page.getByRole("button"), "no button that does nothing").toHaveText([
    "Send message",
  ]);
  const picture = page.getByRole("main").locator("img");
  await expect(picture).toBeVisible();
  await expect(picture.locator("xpath=ancestor::div[1]")).toHaveCSS("opacity", "1");
  const map = page.getByTitle(/^Map of/);
  await expect(map).toHaveAttribute("loading", "lazy");
  await expect(map).toHaveCSS("height", `${mapHeight}px`);
  await expect(map.contentFrame().getByText("A map")).toBeVisible();
  await page.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
});

test.describe("On the published site", () => {
  test.use({ baseURL: productionSite });

  test("the browser asks for missing fields, then sends the same seven fields itself", async ({
    page,
  }) => {
    const requests = await answerSends(page);
    await page.goto("/");
    await sendButton(page).click();
    await expect(field(page, "name")).toBeFocused();
    await expect(page).toHaveURL("/");

    await fillForm(page);
    await sendNatively(page);
    await expect(page.getByText("OK", { exact: true })).toBeVisible();
    await expectSentToOwner(requests, typed);
  });
});

test("Without script, a visitor whose message is refused can go back and send it again", async ({
  page,
  email,
}) => {
  email.answer = (response) => response.writeHead(500).end("Try again later");
  await page.goto("/");
  await fillForm(page);
  await sendNatively(page);
  await page.goBack();
  await expectForm(page, typed);
  email.answer = (response) => response.end("OK");
  await sendNatively(page);
  expect(email.messages).toMatchObject([typed, typed]);
});

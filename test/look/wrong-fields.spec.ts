import { type FieldName, fieldNames, fields } from "../fixtures/specification.ts";
import { field, sendButton } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("A wrong field's error is above it, and nothing moves until Send", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await sendButton(page).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of fieldNames.filter((each) => fields[each].required)) {
      const label = await page.locator(`label[for=${name}]`).boundingBox();
      const error = await page.locator(`#${name}-error`).boundingBox();
      const wrong = await field(page, name).boundingBox();
      if (!label || !error || !wrong) throw new Error(`The error for ${name} isn't shown`);
      // Below the field, the browser's own bubble would cover it.
      const where = `the error for ${name} at ${width} px`;
      expect(error.y, where).toBeGreaterThanOrEqual(label.y + label.height);
      expect(error.y + error.height, where).toBeLessThanOrEqual(wrong.y);
    }
  }

  const wrong = field(page, "message");
  const edge = () => wrong.evaluate((element) => getComputedStyle(element).borderTopColor);
  await page.mouse.move(0, 0);
  const before = await edge();
  await wrong.hover();
  expect(await edge(), "the edge of a wrong field on hover").toBe(before);
  await wrong.fill("Hello");
  expect(await edge(), "the edge of a corrected field").not.toBe(before);

  await page.setViewportSize({ width: 1440, height: 900 });
  const boxOf = async (name: FieldName) =>
    (await field(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect((await boxOf("email")).x, "one below the other").toBe((await boxOf("name")).x);
  const send = await sendButton(page).boundingBox();
  for (const name of fieldNames) {
    await field(page, name).fill(fields[name].sample);
    await expect(page.locator(`#${name}-error`)).toBeHidden();
  }
  expect(await sendButton(page).boundingBox(), "the button while typing").toEqual(send);
  await sendButton(page).click();
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [name, email] = [await boxOf("name"), await boxOf("email")];
    const where = `name and email in a row at ${width} px`;
    expect([name.y, name.height], where).toEqual([email.y, email.height]);
  }
});

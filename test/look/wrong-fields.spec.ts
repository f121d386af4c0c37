import { field, sendButton } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("Fields in a row stay aligned when only one is wrong", async ({ page }) => {
  await openHome(page);
  await field(page, "name").fill("Ruth Larsen");
  await field(page, "email").fill("ruth@");
  await sendButton(page).click();
  await expect(page.locator("#email-problem")).toBeVisible();
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [name, email] = await Promise.all(
      (["name", "email"] as const).map((each) => field(page, each).boundingBox()),
    );
    expect([name?.y, name?.height], `at ${width} px`).toEqual([email?.y, email?.height]);
  }
});

test("A field's error is above the field, where the browser's bubble doesn't cover it", async ({
  page,
}) => {
  await openHome(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await sendButton(page).click();
    for (const name of ["name", "email", "message"] as const) {
      const label = await page.locator(`label[for=${name}]`).boundingBox();
      const problem = await page.locator(`#${name}-problem`).boundingBox();
      const wrong = await field(page, name).boundingBox();
      expect(problem?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0));
      expect((problem?.y ?? 0) + (problem?.height ?? 0)).toBeLessThanOrEqual(wrong?.y ?? 0);
    }
  }
});

test("A wrong field keeps its color on hover", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await sendButton(page).click();
  const wrong = field(page, "message");
  const edge = () => wrong.evaluate((element) => getComputedStyle(element).borderTopColor);
  await page.mouse.move(0, 0);
  const before = await edge();
  await wrong.hover();
  expect(await edge()).toBe(before);
  await wrong.fill("Hello");
  expect(await edge()).not.toBe(before);
});

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { fillForm, sendAndSeeToast, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };

test.use({
  context: async ({ launchOptions, baseURL, viewport }, use, testInfo) => {
    const profile = testInfo.outputPath("profile");
    mkdirSync(join(profile, "Default"), { recursive: true });
    writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(blocked));
    const options = { ...launchOptions, baseURL, viewport };
    const context = await chromium.launchPersistentContext(profile, options);
    await use(context);
    await context.close();
  },
});

test("A visitor who blocks site data reads, calls and sends", async ({ page, email }) => {
  await openHome(page);
  await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow("Access is denied");
  await expectReadableAndCallable(page);
  await fillForm(page, typed);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});

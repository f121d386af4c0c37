import { readdirSync, readFileSync } from "node:fs";
import { emailApi } from "../../src/contact/email-api.ts";
import { slideshow } from "../fixtures/specification.ts";
import { answerSends, fillForm, sendAndSeeToast, successText } from "../support/contact-form.ts";
import { answerMap, goBack, goToServices, openHome, productionSite } from "../support/site.ts";
import { expectMoving } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

const folder = ".cache/test/production";

test.use({ baseURL: productionSite });

// A blocked request would show up in the console, and then the test fails.
test("The policy blocks nothing during a whole visit", async ({ page }) => {
  await answerMap(page);
  await answerSends(page);
  await page.clock.install();
  await openHome(page);
  for (let change = 0; change < slideshow.pictures; change++) await expectMoving(page);

  await fillForm(page);
  await sendAndSeeToast(page);

  await page.locator("#find-us").scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();

  await goToServices(page);
  await goBack(page);
  await expect(successText(page)).toBeVisible();
});

test("No placeholder is left, for a fact or for the email service", async ({ request }) => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.(html|js|txt|xml)$/.test(name));
  const site = texts.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  expect(site).toContain("Cedar");
  expect(site).not.toMatch(
    /Everett Adult Family Home|555-0100|example\.(com|org)|template_sample|sample_public_key/,
  );
  const response = await request.post(emailApi.path, { multipart: { name: "Ann" } });
  expect(response.ok()).toBe(false);
});

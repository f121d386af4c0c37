import { readdirSync, readFileSync } from "node:fs";
import { ownerFacts } from "../fixtures/facts.ts";
import {
  answerSends,
  fillForm,
  sendButton,
  sentFields,
  successText,
} from "../support/contact-form.ts";
import { openHome, paths, productionSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const folder = ".cache/test/production";
const emailService = "https://api.emailjs.com/api/v1.0/email/send-form";

test.use({ baseURL: productionSite });

test("The owner's facts are shown on both pages", async ({ page }) => {
  const year = new Date().getFullYear();
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Cedar & Son's Home/);
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Cedar & Son's Home" })).toBeVisible();
    const testimonials = bar.getByRole("link", { name: "Testimonials" });
    await expect(testimonials).toHaveAttribute("href", ownerFacts.testimonialsUrl);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(`© ${year} Cedar & Son's Home`)).toBeVisible();
    const phone = footer.getByRole("link", { name: "(425) 411-0123" });
    await expect(phone).toHaveAttribute("href", "tel:+14254110123");
    if (path !== "/") continue;
    const call = page.getByRole("main").getByRole("link", { name: /^Call us/ });
    await expect(call).toHaveText(/\(425\) 411-0123$/);
    await expect(call).toHaveAttribute("href", "tel:+14254110123");
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "With script" : "Without script", () => {
    test.use({ javaScriptEnabled });

    test("a message goes to EmailJS, with the owner's ids", async ({ page }) => {
      const arrived = await answerSends(page, { status: 200, body: "OK" });
      if (javaScriptEnabled) await openHome(page);
      else await page.goto("/");
      await expect(page.locator("form")).toHaveAttribute("action", emailService);
      await fillForm(page);
      await sendButton(page).click();
      const success = javaScriptEnabled ? successText(page) : page.getByText("OK");
      await expect(success).toBeVisible();
      expect(arrived.map((request) => request.url())).toEqual([emailService]);
      const [request] = arrived;
      expect(request && Object.fromEntries(await sentFields(request))).toMatchObject({
        service_id: "default_service",
        template_id: "template_contact",
        user_id: "public_key_1",
      });
    });
  });
}

test("No stand-in is left, neither for a fact nor for the email service", async ({ request }) => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.(html|js|txt|xml)$/.test(name) && name !== "404.html");
  const site = texts.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  expect(site).toContain("Cedar");
  expect(site).not.toMatch(
    /Everett Adult Family Home|555-0100|example\.(com|org)|template_sample|sample_public_key|noindex/,
  );
  const answer = await request.post("/api/v1.0/email/send-form", { multipart: { name: "Ann" } });
  expect(answer.ok()).toBe(false);
});

import { readdirSync, readFileSync } from "node:fs";
import { emailApi } from "../../src/contact/email-api.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { placeholderFacts } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { testSites } from "../support/test-sites.ts";

const { siteUrl, companyName, phone, testimonialsUrl, emailService } = placeholderFacts;
const placeholders = [
  siteUrl,
  companyName,
  phone.display,
  testimonialsUrl,
  ...Object.values(emailService),
];

const { folder } = testSites.production;

test("No placeholder is left for a fact", () => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.(html|js|txt|xml)$/.test(name));
  const site = texts.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  expect(site).toContain(ownerFacts.emailService.publicKey);
  for (const placeholder of placeholders) expect(site).not.toContain(placeholder);
});

test("Only the local host replaces the email service", async ({ request }) => {
  const send = (origin: string) =>
    request.post(origin + emailApi.path, { multipart: { name: "Ann" } });
  expect(await (await send(testSites.local.url)).text()).toBe(emailApi.sent.text);
  expect((await send(testSites.production.url)).ok()).toBe(false);
});

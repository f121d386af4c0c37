import type { APIRequestContext } from "@playwright/test";
import { changedSince } from "../../scripts/shared/git.ts";
import { emailApi, isSuccess } from "../../src/contact/email-api.ts";
import { outcomes } from "../../src/contact/outcomes.ts";
import { home, otherPages } from "../../src/pages.ts";
import { helper } from "../advice.ts";
import { advice, expect, ifPageFails, ifPageOpens, openPage, test } from "./test.ts";
import { versionIn } from "./version.ts";

/** GitHub sends that email when the issue is closed. */
const waitFor = (company: string, meanwhile: string) =>
  advice(
    `${company} runs it, so there's nothing for you to fix. ${meanwhile} You'll get an email when it's back. If none comes by tomorrow, call ${helper}.`,
  );

test.beforeEach(({ page }) => page.goto(home.path));

for (const { name, path } of otherPages) {
  test(`The ${name} page isn't available`, ifPageFails, async ({ page }) => {
    await openPage(page, path);
  });
}

const waitForMap = waitFor("Google", "Visitors still see your address next to it.");

test("The map isn't available", waitForMap, async ({ page, request }) => {
  await page.getByRole("heading", { name: "Find Us" }).scrollIntoViewIfNeeded();
  await expectThere(request, await page.locator("main iframe").getAttribute("src"));
});

const findReviews = advice(
  `${ifPageOpens} If it has moved, copy its new web address into Facts → Reviews page, save and press Publish. If it's gone, call ${helper}.`,
);

test("The reviews page isn't available", findReviews, async ({ page, request }) => {
  const link = page.getByRole("link", { name: "Testimonials" });
  await expectThere(request, await link.getAttribute("href"));
});

/** It's there even if it refuses programs (403). */
async function expectThere(request: APIRequestContext, url: string | null): Promise<void> {
  const status = (await request.get(String(url))).status();
  expect(status === 404 || status === 410 || status >= 500, `${url}: status ${status}`).toBe(false);
}

const waitForEmail = waitFor(emailApi.name, "Visitors can still call.");
const reconnect = advice(
  `Call ${helper}; they can reconnect your email. Visitors can still call you.`,
);

test.describe("Email", () => {
  // While the service is down, no message is sent.
  test.describe.configure({ mode: "serial" });

  test("The email service isn't available", waitForEmail, async ({ page, request }) => {
    const url = await page.locator("form").getAttribute("action");
    // Messages are posted there, so it may well answer a visit with 404.
    const status = (await request.get(String(url))).status();
    expect(status, `${url}: status ${status}`).toBeLessThan(500);
  });

  const title = "The contact form can't send messages";
  test(title, { tag: "@weekly", ...reconnect }, async ({ page }) => {
    const form = page.locator("form");
    // Without the script, the browser would leave the page.
    await expect(form.locator("[type=hidden]"), "The script doesn't start").toHaveCount(0);
    const domain = new URL(page.url()).hostname.replace(/^www\./, "");
    await form.locator("[name=name]").fill("Your website");
    await form.locator("[name=email]").fill(`website@${domain}`);
    const message =
      "This is the weekly test of your website's form. If you can read it, messages reach you. You don't have to answer.";
    await form.locator("[name=message]").fill(message);
    const [response] = await Promise.all([
      page.waitForResponse(`**${emailApi.path}`),
      form.getByRole("button").click(),
    ]);
    const reply = { status: response.status(), text: await response.text() };
    const details = `${response.url()}: status ${reply.status}, ${reply.text}. Reconnect the mailbox on ${emailApi.name}, under Email Services (docs/setup.md, step 2)`;
    expect(isSuccess(reply), details).toBe(true);
    await expect(page.getByText(outcomes.sent), details).toBeVisible();
  });
});

const callHelper = advice(`Call ${helper}.`);

test("Your web address doesn't work both with www and without it", callHelper, async ({ page }) => {
  const { origin } = new URL(page.url());
  const twin = twinOf(origin);
  test.skip(!twin, "A subdomain has no twin");
  await page.goto(String(twin), { waitUntil: "commit" });
  const details = `${twin} leads to ${page.url()} (docs/setup.md, step 6)`;
  expect(new URL(page.url()).origin, details).toBe(origin);
});

/** The URL without "www" if it has it, or with "www" if it doesn't. */
function twinOf(site: string): URL | undefined {
  const twin = new URL(site);
  const { hostname } = twin;
  if (hostname.startsWith("www.")) twin.hostname = hostname.slice("www.".length);
  else if (hostname.split(".").length === 2) twin.hostname = `www.${hostname}`;
  else return undefined;
  return twin;
}

const publish = advice(
  "You saved a change in Facts more than a day ago. To show it on the website, press Publish. If you don't want it, change it back and save.",
);
const DAY = 86_400_000;

test("Facts you saved aren't on the website", publish, async ({ page }) => {
  const version = versionIn(await page.content()) ?? "";
  const saved = changedSince(version, "content/site.json") ?? new Date();
  const details = `Saved on ${saved.toISOString()}; the website shows version ${version}`;
  expect(Date.now() - saved.getTime(), details).toBeLessThan(DAY);
});

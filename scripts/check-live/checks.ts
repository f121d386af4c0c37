import { expect, type Page, type Response } from "@playwright/test";
import { emailApi, isSuccess } from "../../src/contact/email-api.ts";
import { outcomes } from "../../src/contact/outcomes.ts";
import { home, otherPages } from "../../src/pages.ts";
import { whoHelps } from "../github/who-helps.ts";
import { changedSince } from "../shared/git.ts";
import { versionIn } from "../shared/version.ts";

/** A problem that the published site can have, and how a browser finds it. */
export type Check = {
  /** Of the issue on GitHub, so it stays the same while the problem lasts. */
  title: string;
  /** What the owner reads there. */
  advice: string;
  /** Fails if the site has the problem. The message is for the person who helps. */
  run: (page: Page) => Promise<void>;
  tag?: "@weekly";
};

const ifPageOpens = "If the page opens for you, do nothing; we'll look again tomorrow.";
const ifPageFails = `${ifPageOpens} If it doesn't, check that the domain is paid for. Then see whether cloudflarestatus.com reports a problem; if so, wait. If neither is the cause, call ${whoHelps}.`;
const publishAgain = `Press Publish. You'll get an email when it's fixed. If you don't get one by noon tomorrow, call ${whoHelps}.`;
/** GitHub sends that email when the issue is closed. */
const waitFor = (company: string, meanwhile: string) =>
  `${company} runs it, so there's nothing for you to fix. ${meanwhile} You'll get an email when it's back. If you don't get one by noon tomorrow, call ${whoHelps}.`;

/** After the first of these problems, nothing else is checked: it would have the same cause. */
export const homePageChecks: Check[] = [
  {
    title: `The ${home.name} page isn't available`,
    advice: ifPageFails,
    run: async (page) => void (await open(page, home.path)),
  },
  {
    title: "Your domain shows someone else's website",
    advice: `Check that the domain is paid for. If it is, call ${whoHelps}.`,
    run: async (page) => {
      const response = await open(page, home.path);
      const version = versionIn(await response.text());
      expect(version, `${response.url()} doesn't name its version`).toBeDefined();
    },
  },
  {
    title: "The website is hidden from search engines",
    advice: publishAgain,
    run: async (page) => {
      const response = await open(page, home.path);
      const header = response.headers()["x-robots-tag"] ?? "";
      expect(header, "The X-Robots-Tag header says noindex, as on a preview").not.toContain(
        "noindex",
      );
      const html = await response.text();
      expect(html, "The page says noindex, like a preview").not.toContain("noindex");
    },
  },
  {
    title: "Part of the website is missing",
    advice: publishAgain,
    run: async (page) => {
      const failed: string[] = [];
      page.on("response", (response) => {
        if (!response.ok()) failed.push(`${response.url()}: status ${response.status()}`);
      });
      page.on("requestfailed", (request) => {
        failed.push(`${request.url()}: ${request.failure()?.errorText}`);
      });
      const response = await page.goto(home.path);
      const missing = failed.filter((line) => line.startsWith(new URL(page.url()).origin));
      expect(missing, missing.join(", ")).toEqual([]);
      // All our headers come from one file, so checking one is enough.
      const header = "content-security-policy";
      expect(response?.headers(), `The ${header} header is missing`).toHaveProperty(header);
      await waitForScript(page);
    },
  },
];

const otherPageChecks = otherPages.map(
  ({ name, path }): Check => ({
    title: `The ${name} page isn't available`,
    advice: ifPageFails,
    run: async (page) => void (await open(page, path)),
  }),
);

export const otherChecks: Check[] = [
  ...otherPageChecks,
  {
    title: "The map isn't available",
    advice: waitFor("Google", "Visitors still see your address above it."),
    run: async (page) => {
      await page.goto(home.path);
      const isMap = (response: Response) => response.frame().parentFrame() !== null;
      const [response] = await Promise.all([
        page.waitForResponse(isMap),
        page.getByRole("contentinfo").scrollIntoViewIfNeeded(),
      ]);
      expectThere(response);
    },
  },
  {
    title: "The reviews page isn't available",
    advice: `${ifPageOpens} If it has moved, copy its new web address into Facts → Reviews page, save and press Publish. If it's gone, call ${whoHelps}.`,
    run: async (page) => {
      await page.goto(home.path);
      const url = await page.getByRole("link", { name: "Testimonials" }).getAttribute("href");
      expectThere(await visit(page, String(url)));
    },
  },
  {
    title: "Your web address works only with www or only without it",
    advice: `Call ${whoHelps}.`,
    run: async (page) => {
      await page.goto(home.path);
      const { origin } = new URL(page.url());
      const twin = twinOf(origin);
      if (!twin) return;
      await page.goto(twin.href, { waitUntil: "commit" });
      const details = `${twin} leads to ${page.url()} (docs/setup.md, step 6)`;
      expect(new URL(page.url()).origin, details).toBe(origin);
    },
  },
  {
    title: "Facts you saved aren't on the website",
    advice:
      "You saved a change in Facts more than a day ago. To show it on the website, press Publish. If you don't want it, change it back and save.",
    run: async (page) => {
      await page.goto(home.path);
      const version = versionIn(await page.content()) ?? "";
      const saved = changedSince(version, "content/site.json") ?? new Date();
      const details = `Saved on ${saved.toISOString()}; the website shows version ${version}`;
      expect(Date.now() - saved.getTime(), details).toBeLessThan(DAY);
    },
  },
];

/** While the email service is down, no message is sent. */
export const emailChecks: Check[] = [
  {
    title: "The email service isn't available",
    advice: waitFor(emailApi.name, "Visitors can still call."),
    run: async (page) => {
      await page.goto(home.path);
      const url = await page.locator("form").getAttribute("action");
      const status = (await visit(page, String(url))).status();
      // Messages are posted there, so it may well answer a visit with 404.
      expect(status, `${url}: status ${status}`).toBeLessThan(500);
    },
  },
  {
    title: "The contact form can't send messages",
    advice: `Call ${whoHelps}; they can reconnect your email. Visitors can still call you.`,
    run: sendMessage,
    tag: "@weekly",
  },
];

const DAY = 86_400_000;

/** Opens a page, but doesn't wait for its script and pictures. */
async function visit(page: Page, url: string): Promise<Response> {
  let response: Response | undefined;
  page.on("response", (each) => {
    if (each.request().isNavigationRequest() && each.frame() === page.mainFrame()) response = each;
  });
  // For an error without a page, a Chromium with windows shows its own page, and this fails.
  const failed = await page.goto(url, { waitUntil: "commit" }).then(
    () => undefined,
    (error: Error) => error,
  );
  if (!response) throw failed;
  return response;
}

async function open(page: Page, path: string): Promise<Response> {
  const response = await visit(page, path);
  const status = response.status();
  expect(status, `${response.url()}: status ${status}`).toBe(200);
  return response;
}

/** When the script starts, it takes the hidden fields out of the form. */
async function waitForScript(page: Page): Promise<void> {
  const hidden = page.locator("form [type=hidden]").first();
  await hidden.waitFor({ state: "detached" }).catch(() => {
    throw new Error("The script doesn't start");
  });
}

/** It's there even if it refuses programs (403). */
function expectThere(response: Response): void {
  const status = response.status();
  const isGone = status === 404 || status === 410 || status >= 500;
  expect(isGone, `${response.url()}: status ${status}`).toBe(false);
}

/** Sends a message to the owner through the form, as a visitor would. */
async function sendMessage(page: Page): Promise<void> {
  await page.goto(home.path);
  // Without the script, the browser would leave the page.
  await waitForScript(page);
  const form = page.locator("form");
  const domain = new URL(page.url()).hostname.replace(/^www\./, "");
  await form.locator("[name=name]").fill("Your website");
  await form.locator("[name=email]").fill(`website@${domain}`);
  const message =
    "This is the weekly test of your website's contact form. If you're reading this, the form works. You don't have to answer.";
  await form.locator("[name=message]").fill(message);
  const [response] = await Promise.all([
    page.waitForResponse(`**${emailApi.path}`),
    form.getByRole("button").click(),
  ]);
  const reply = { status: response.status(), text: await response.text() };
  const details = `${response.url()}: status ${reply.status}, ${reply.text}. Reconnect the mailbox on ${emailApi.name}, under Email Services (docs/setup.md, step 2)`;
  expect(isSuccess(reply), details).toBe(true);
  await expect(page.getByText(outcomes.sent), details).toBeVisible();
}

/** The URL without "www" if it has it, or with "www" if it doesn't. Undefined for a subdomain. */
function twinOf(site: string): URL | undefined {
  const twin = new URL(site);
  const { hostname } = twin;
  if (hostname.startsWith("www.")) twin.hostname = hostname.slice("www.".length);
  else if (hostname.split(".").length === 2) twin.hostname = `www.${hostname}`;
  else return undefined;
  return twin;
}

import { expect, type Page, type Response } from "@playwright/test";
import { emailApi } from "../../src/contact/email-api.ts";
import { home, otherPages, type Page as SitePage } from "../../src/pages.ts";
import { whoHelps } from "../github/who-helps.ts";
import { changedSince } from "../shared/git.ts";
import { versionIn } from "../shared/version.ts";
import { expectThere, open, sendMessage, twinOf, visit, waitForScript } from "./visit.ts";

const DAY = 86_400_000;

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
const orCall = `If you don't get one by noon tomorrow, call ${whoHelps}.`;
const publishAgain = `Press Publish. You'll get an email when it's fixed. ${orCall}`;
/** GitHub sends that email when the issue is closed. */
const waitFor = (company: string, meanwhile: string) =>
  `${company} runs it, so there's nothing for you to fix. ${meanwhile} You'll get an email when it's back. ${orCall}`;

/** After the first of these problems, nothing else is checked: it would have the same cause. */
export const homePageChecks: Check[] = [
  availability(home),
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
      const hasStarted = await waitForScript(page);
      const missing = failed.filter((line) => line.startsWith(new URL(page.url()).origin));
      if (!hasStarted) missing.push("The script doesn't start");
      expect(missing, missing.join(", ")).toEqual([]);
      // All our headers come from one file, so checking one is enough.
      const header = "content-security-policy";
      expect(response?.headers(), `The ${header} header is missing`).toHaveProperty(header);
    },
  },
];

export const otherChecks: Check[] = [
  ...otherPages.map(availability),
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
      const saved = changedSince(version, "content/site.json");
      if (!saved) return;
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

function availability({ name, path }: SitePage): Check {
  return {
    title: `The ${name} page isn't available`,
    advice: ifPageFails,
    run: async (page) => void (await open(page, path)),
  };
}

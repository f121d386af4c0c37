import { expect, type Page } from "@playwright/test";
import { home, otherPages, type Page as SitePage } from "../../src/pages.ts";
import { whoHelps } from "../github/messages.ts";
import { open, sendMessage, visit, waitForScript } from "./visit.ts";

/** A problem that the published site can have, and how a browser finds it. */
export type Check = {
  /** Of the issue on GitHub. If you change it, close the old issue by hand. */
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

/** After the first problem, nothing else is checked: it may have the same cause. */
export const checks: Check[] = [
  availability(home),
  {
    title: "Your domain shows someone else's website",
    advice: `Check that the domain is paid for. If it is, call ${whoHelps}.`,
    run: async (page) => {
      const response = await open(page, home.path);
      const isOurs = (await response.text()).includes('data-page="/"');
      expect(isOurs, `${response.url()} isn't this site`).toBe(true);
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
  ...otherPages.map(availability),
  {
    title: "The contact form can't send messages",
    advice: `Call ${whoHelps}; they can reconnect your email. Visitors can still call you.`,
    run: sendMessage,
    tag: "@weekly",
  },
  {
    title: "The reviews page isn't available",
    advice: `${ifPageOpens} If it has moved, copy its new web address into Facts → Reviews page, save and press Publish. If it's gone, call ${whoHelps}.`,
    run: async (page) => {
      await page.goto(home.path);
      const url = await page.getByRole("link", { name: "Testimonials" }).getAttribute("href");
      const status = (await visit(page, String(url))).status();
      // It may refuse programs (403).
      const isGone = status === 404 || status === 410 || status >= 500;
      expect(isGone, `${url}: status ${status}`).toBe(false);
    },
  },
];

function availability({ name, path }: SitePage): Check {
  return {
    title: `The ${name} page isn't available`,
    advice: ifPageFails,
    run: async (page) => void (await open(page, path)),
  };
}

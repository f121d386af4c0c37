import assert from "node:assert/strict";
import type { Browser, HTTPRequest, Page } from "puppeteer-core";

const map = "<!doctype html><title>A map</title><p>A map";

export type Visit = {
  page: Page;
  /** What the browser's alert said. */
  alerts: string[];
  /** Console errors and uncaught ones, as text. */
  problems: string[];
  /** From now on the email service answers that it failed. */
  breakEmailService: () => void;
  /** What the stand-in for the email service has printed. */
  printed: () => string;
  waitForText: (text: string) => Promise<void>;
  end: () => Promise<void>;
};

/** A new visitor on the home page, once React has taken it over. */
export async function startVisit(
  browser: Browser,
  origin: string,
  printed: () => string,
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const alerts: string[] = [];
  const problems: string[] = [];
  let isEmailBroken = false;

  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.setRequestInterception(true);
  page.on("request", (request) => void answer(request));

  async function answer(request: HTTPRequest): Promise<void> {
    const { hostname, pathname } = new URL(request.url());
    if (pathname.endsWith("/send-form") && isEmailBroken) {
      await request.respond({ status: 500, body: "No" });
    } else if (hostname === "www.google.com") {
      await request.respond({ contentType: "text/html", body: map });
    } else {
      assert.equal(hostname, "localhost");
      await request.continue();
    }
  }

  const waitForText = async (text: string) => {
    await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
  };

  await page.goto(origin);
  await waitForText("Pause slideshow");
  return {
    page,
    alerts,
    problems,
    printed,
    waitForText,
    breakEmailService: () => {
      isEmailBroken = true;
    },
    end: () => context.close(),
  };
}

import { home } from "../../src/pages.ts";
import { helper } from "../advice.ts";
import { advice, expect, ifPageFails, openPage, test } from "./test.ts";
import { versionIn } from "./version.ts";

// After the first problem, the others are skipped: they'd have the same cause.
test.describe.configure({ mode: "serial" });

const publishAgain = advice(
  `Press Publish. You'll get an email when it's fixed. If none comes by tomorrow, call ${helper}.`,
);

test(`The ${home.name} page isn't available`, ifPageFails, async ({ page }) => {
  await openPage(page, home.path);
});

test(
  "Your domain shows someone else's website",
  advice(`Check that the domain is paid for. If it is, call ${helper}.`),
  async ({ page }) => {
    const response = await openPage(page, home.path);
    const version = versionIn(await response.text());
    expect(version, `${response.url()} doesn't name its version`).toBeDefined();
  },
);

test("The website is hidden from search engines", publishAgain, async ({ page }) => {
  const response = await openPage(page, home.path);
  const header = response.headers()["x-robots-tag"] ?? "";
  expect.soft(header, "The header X-Robots-Tag is a preview's").not.toContain("noindex");
  const html = await response.text();
  expect.soft(html, "The page says noindex, like a preview").not.toContain("noindex");
});

test("Part of the website is missing", publishAgain, async ({ page }) => {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (!response.ok()) failed.push(`${response.url()}: status ${response.status()}`);
  });
  page.on("requestfailed", (request) => {
    failed.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  const response = await page.goto(home.path);
  // All our headers come from one file, so checking one is enough.
  const header = "content-security-policy";
  expect.soft(response?.headers(), `There's no ${header}`).toHaveProperty(header);
  // When the script starts, it takes these out of the form.
  const hidden = page.locator("form [type=hidden]");
  await expect.soft(hidden, "The script doesn't start").toHaveCount(0);
  const missing = failed.filter((line) => line.startsWith(new URL(page.url()).origin));
  expect.soft(missing, missing.join(", ")).toEqual([]);
});

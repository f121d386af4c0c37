import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ensureBrowser } from "../browsers/chromium.ts";
import { startEngine } from "../hosting/engine.ts";
import { buildSite, localSite } from "../site-build/site.ts";
import { reportAndExit } from "./report.ts";

/** For a look at a change, another folder may be named; then only the pages are taken, whole. */
const [folder] = process.argv.slice(2);
const port = 4199;
const desktop = { viewport: { width: 1440, height: 1000 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** Which file the owner changes for which part of the home page. */
const whereThingsAre = {
  "header span": "site.json: companyName",
  "header nav a + a": "site.json: testimonialsUrl",
  "main h1": "home.json: headline",
  "main h1 + p": "home.json: subline",
  "main [href^=tel]": "site.json: phone",
  "main picture": "the seven pictures in hero/",
  "[aria-labelledby=about-us] p:last-child": "home.json: about",
  "main address": "site.json: address",
  "form button": "site.json: emailService",
};

await buildSite(localSite).catch(reportAndExit);
const engine = await startEngine({ config: "hosting/wrangler.local.jsonc", port });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });

await save(await open(browser, "/", desktop), "home-desktop");
await save(await open(browser, "/services", desktop), "services-desktop");
await save(await open(browser, "/", phone), "home-phone");
await save(await open(browser, "/services", phone), "services-phone");
if (!folder) {
  const labelled = await open(browser, "/", desktop);
  for (const [selector, label] of Object.entries(whereThingsAre)) {
    await labelled.locator(selector).first().evaluate(addLabel, label);
  }
  await save(labelled, "where-things-are");
}

await browser.close();
engine.kill();

async function open(from: Browser, path: string, screen: typeof desktop): Promise<Page> {
  const page = await from.newPage({ ...screen, reducedMotion: "reduce" });
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
  return page;
}

async function save(page: Page, name: string): Promise<void> {
  const isDesktop = page.viewportSize()?.width === desktop.viewport.width;
  const file = join(folder ?? "docs/screenshots", `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(await page.screenshot({ fullPage: isDesktop || Boolean(folder) }))
    .webp({ quality: 82 })
    .toFile(file);
  console.log(file);
}

function addLabel(element: Element, text: string): void {
  const box = element.getBoundingClientRect();
  const width = 340;
  const hasRoom = box.right + width < innerWidth;
  const label = document.createElement("div");
  label.textContent = text;
  Object.assign(label.style, {
    position: "absolute",
    left: `${hasRoom ? box.right + 12 : innerWidth - width}px`,
    top: `${hasRoom ? box.top + 8 : box.bottom + 6}px`,
    padding: "2px 10px",
    whiteSpace: "nowrap",
    background: "#ffe45c",
    border: "2px solid #000",
    borderRadius: "6px",
    color: "#000",
    font: "700 18px/1.4 monospace",
    zIndex: "99",
  });
  document.body.append(label);
}

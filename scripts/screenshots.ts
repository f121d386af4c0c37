import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startHost } from "../hosting/host.ts";
import { ensureBrowser } from "../programs/chromium.ts";
import { buildSite, localSite } from "../site-build/site.ts";
import { reportAndExit } from "./report.ts";
import { markFreeArea, nameFields } from "./screenshot-labels.ts";

/** For a look at a change, another folder may be named; then only the pages are taken, whole. */
const [folder] = process.argv.slice(2);
const port = 4199;
const desktop = { viewport: { width: 1440, height: 1000 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const night = { colorScheme: "dark" } as const;

await buildSite(localSite).catch(reportAndExit);
const engine = await startHost({ config: "hosting/wrangler.local.jsonc", port }).catch(
  reportAndExit,
);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });

for (const [name, path] of [
  ["home", "/"],
  ["services", "/services"],
] as const) {
  await save(`${name}-desktop`, await whole(await open(browser, path, desktop)));
  const onPhone = await open(browser, path, phone);
  await save(`${name}-phone`, folder ? await whole(onPhone) : await onPhone.screenshot());
}

if (!folder) {
  const desktopAtNight = await open(browser, "/", { ...desktop, ...night });
  await save("home-night-desktop", await whole(desktopAtNight));
  const phoneAtNight = await open(browser, "/", { ...phone, ...night });
  await save("home-night-phone", await phoneAtNight.screenshot());
  const named = await open(browser, "/", desktop);
  await nameFields(named);
  await save("where-things-are", await whole(named));
  const covered = [desktop, phone].map(async (screen) => {
    const page = await open(browser, "/", screen);
    const hero = await markFreeArea(page);
    return sharp(await page.screenshot({ clip: hero }))
      .resize({ height: 600 })
      .toBuffer();
  });
  await save("where-faces-go", await sideBySide(await Promise.all(covered)));
}

await browser.close();
engine.kill();

async function open(from: Browser, path: string, screen: BrowserContextOptions): Promise<Page> {
  const page = await from.newPage({ ...screen, reducedMotion: "reduce" });
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
  return page;
}

function whole(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true });
}

async function save(name: string, picture: Buffer): Promise<void> {
  const file = join(folder ?? "docs/screenshots", `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(picture).webp({ quality: 82 }).toFile(file);
  console.log(file);
}

async function sideBySide([left, right]: Buffer[]): Promise<Buffer> {
  const { width = 0 } = await sharp(right).metadata();
  const { data, info } = await sharp(left)
    .extend({ right: width + 24, background: "#fff" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .composite([{ input: right, left: info.width - width, top: 0 }])
    .png()
    .toBuffer();
}

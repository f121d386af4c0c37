import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startHost } from "../hosting/host.ts";
import { localSite } from "../site-build/site.ts";
import { pages } from "../src/pages.ts";
import { launchOptions, requireChromium } from "./shared/browsers.ts";
import { buildOrExit } from "./shared/build-or-exit.ts";

const desktop = { viewport: { width: 1440, height: 1000 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const night = { colorScheme: "dark" } as const;

await buildOrExit(localSite);
const { origin, stop } = await startHost({ site: "local" });
const browser = await chromium.launch({ ...launchOptions, executablePath: requireChromium() });

for (const { contentFile: name, path } of pages) {
  await save(`${name}-desktop`, await whole(await open(path, desktop)));
  await save(`${name}-phone`, await (await open(path, phone)).screenshot());
}
await save("home-night-desktop", await whole(await open("/", { ...desktop, ...night })));
await save("home-night-phone", await (await open("/", { ...phone, ...night })).screenshot());

await browser.close();
await stop();

async function open(path: string, screen: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ ...screen, reducedMotion: "reduce" });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  return page;
}

function whole(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true });
}

async function save(name: string, picture: Buffer): Promise<void> {
  const file = `docs/screenshots/${name}.webp`;
  await sharp(picture).webp({ quality: 82 }).toFile(file);
  console.log(file);
}

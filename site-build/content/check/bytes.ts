import type { Browser, Page } from "@playwright/test";
import { ways } from "../../../hosting/compression.ts";
import type { PictureFile } from "../../pictures/find.ts";

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const KB = 1000;

/** What a phone should have to load before the script, in bytes. */
const budgets = { page: { "/": 70 * KB, "/services": 50 * KB }, picture: 50 * KB };

type Pictures = { hero: PictureFile[]; services: PictureFile };

/** Pages that take a phone longer to load than they should. */
export async function heavyPages(browser: Browser, origin: string, pictures: Pictures) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const notes: string[] = [];
  for (const [path, most] of Object.entries(budgets.page)) {
    const { all, picture } = await bytesOf(await context.newPage(), origin + path);
    if (all <= most && picture <= budgets.picture) continue;
    const file = path === "/" ? pictures.hero[0]?.path : pictures.services.path;
    notes.push(
      `${file}: takes a phone ${inKB(picture)} of the page's ${inKB(all)} (${inKB(budgets.picture)} and ${inKB(most)} are fast). A calmer picture loads faster`,
    );
  }
  await context.close();
  return notes;
}

async function bytesOf(page: Page, address: string) {
  const loading: Promise<{ kind: string; size: number }>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    const isWanted = ["document", "font", "image"].includes(kind);
    if (isWanted && response.url().startsWith(new URL(address).origin)) {
      loading.push(response.body().then((body) => ({ kind, size: sizeOf(kind, body) })));
    }
  });
  await page.goto(address);
  const loaded = await Promise.all(loading);
  const sum = (files: typeof loaded) => files.reduce((bytes, { size }) => bytes + size, 0);
  return { all: sum(loaded), picture: sum(loaded.filter(({ kind }) => kind === "image")) };
}

/** The hosting compresses texts on the fly, at a low level. */
function sizeOf(kind: string, body: Buffer): number {
  return (kind === "document" ? ways["Brotli 4"](body) : body).length;
}

const inKB = (bytes: number) => `${Math.round(bytes / KB)} KB`;

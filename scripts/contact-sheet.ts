import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";

const widths = { phone: 390, tablet: 820, desktop: 1440 };
const HEIGHT = 960;
const SCALE = 0.4;
const GAP = 12;

/** Every picture of the slideshow, then the Services page, on a phone, a tablet and a desktop. */
export async function contactSheet(browser: Browser, origin: string): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let [left, bottom] = [0, 0];
  for (const width of Object.values(widths)) {
    const page = await browser.newPage({
      viewport: { width, height: HEIGHT },
      reducedMotion: "reduce",
    });
    const shots = await shotsOf(page, origin);
    const height = HEIGHT * SCALE + GAP;
    for (const [row, shot] of shots.entries()) {
      const input = await sharp(shot)
        .resize(width * SCALE)
        .toBuffer();
      parts.push({ input, left, top: row * height });
    }
    left += width * SCALE + GAP;
    bottom = shots.length * height;
  }
  const paper = { width: left, height: bottom, channels: 3, background: "#fff" } as const;
  return sharp({ create: paper }).composite(parts).png().toBuffer();
}

async function shotsOf(page: Page, origin: string): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  const shot = async () => shots.push(await page.screenshot({ animations: "disabled" }));
  await page.clock.install();
  await page.goto(origin);
  await page.getByRole("button", { name: "Play slideshow" }).click();
  const current = page.locator("[data-current=true] img");
  const first = await current.getAttribute("data-picture");
  let shown = first;
  do {
    await shot();
    const before = shown;
    while (shown === before) {
      await page.clock.runFor(500);
      shown = await current.getAttribute("data-picture");
    }
  } while (shown !== first);
  await page.goto(`${origin}/services`, { waitUntil: "networkidle" });
  await shot();
  return shots;
}

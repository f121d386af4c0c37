import type { Browser, Page } from "@playwright/test";

const widths = { phone: 390, tablet: 820, desktop: 1440 };

const style = `
  body { display: flex; gap: 30px; width: max-content; margin: 0; zoom: 0.4 }
  img { display: block; margin-bottom: 30px }
`;

/** Every picture of the slideshow, then the Services page, on a phone, a tablet and a desktop. */
export async function contactSheet(
  browser: Browser,
  origin: string,
  pictures: number,
): Promise<Buffer> {
  let columns = "";
  for (const width of Object.values(widths)) {
    const viewport = { width, height: 960 };
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    const shots = await shotsOf(page, origin, pictures);
    const images = shots.map((shot) => `<img src="data:image/png;base64,${shot}">`);
    columns += `<div>${images.join("")}</div>`;
  }
  const sheet = await browser.newPage();
  await sheet.setContent(`<!doctype html><style>${style}</style>${columns}`);
  return sheet.locator("body").screenshot();
}

async function shotsOf(page: Page, origin: string, pictures: number): Promise<string[]> {
  const shots: string[] = [];
  const shot = async () =>
    shots.push((await page.screenshot({ animations: "disabled" })).toString("base64"));
  await page.clock.install();
  await page.goto(origin);
  await page.getByRole("button", { name: "Play slideshow" }).click();
  for (let picture = 1; picture <= pictures; picture++) {
    const shown = page.locator(`[data-current=true] [data-picture=hero-${picture}]`);
    while ((await shown.count()) === 0) await page.clock.runFor(500);
    await shot();
  }
  await page.goto(`${origin}/services`, { waitUntil: "networkidle" });
  await shot();
  return shots;
}

import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { ensureBrowser } from "../browsers/chromium.ts";
import type { Verdict } from "./targets.ts";

const SLOWER = 6;
const FADES = 3;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const controls = "a[href], button, input:not([type=hidden]), textarea";

type Wait = { what: string; duration: number };

/** A visit on a phone whose processor is six times slower: its tasks, its clicks and its fades. */
export async function measureSlowDevice(origin: string): Promise<Verdict[]> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--no-sandbox"],
  });
  const tasks: Wait[] = [];
  const takeovers: Wait[] = [];
  const clicks: Wait[] = [];
  for (const path of ["/", "/services"]) {
    console.log(`A processor ${SLOWER} times slower: ${path} …`);
    // The longest task of a page is the one in which React takes it over.
    const [takeover = 0, ...others] = await tasksOf(browser, origin + path);
    takeovers.push({ what: path, duration: takeover });
    tasks.push({ what: path, duration: Math.max(0, ...others) });
    clicks.push(...(await clicksOn(browser, origin + path)));
  }
  const gaps = await gapsInFades(browser, origin);
  await browser.close();
  return [
    judge("longest task", tasks, 100),
    judge("React's takeover", takeovers, 200),
    judge("longest wait after a click", clicks, 200),
    judge("longest stop in a fade", gaps, 100),
  ];
}

function judge(what: string, waits: Wait[], most: number): Verdict {
  const worst = waits.toSorted((a, b) => b.duration - a.duration)[0];
  const isMet = worst !== undefined && worst.duration < most;
  const found = worst ? `${worst.what} ${Math.round(worst.duration)} ms` : "nothing measured";
  const verdict = isMet ? "met:    " : "NOT MET:";
  return {
    line: `${verdict} Processor ${SLOWER} times slower: ${what}, under ${most} ms (${found})`,
    isMet,
  };
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage(phone);
  await page.route(
    ({ origin }) => origin !== new URL(address).origin,
    (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ body: "OK", headers: { "access-control-allow-origin": "*" } })
        : route.abort(),
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  return page;
}

declare global {
  interface Window {
    tasks: number[];
    interactions: number[];
    fades: number;
    gaps: number[];
  }
}

function observe() {
  window.tasks = [];
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.interactions.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Tasks of at least 50 ms until the page is quiet, the longest first. */
async function tasksOf(browser: Browser, address: string): Promise<number[]> {
  const page = await open(browser, address);
  const tasks = await page.evaluate(() => window.tasks);
  await page.close();
  return tasks.sort((a, b) => b - a);
}

/** Every control of a page, clicked with the mouse in a page of its own; a field is typed into. */
async function clicksOn(browser: Browser, address: string): Promise<Wait[]> {
  const clicks: Wait[] = [];
  let count = 1;
  for (let index = 0; index < count; index++) {
    const page = await open(browser, address);
    const all = page.locator(controls).filter({ visible: true });
    count = await all.count();
    const control = all.nth(index);
    const what = await control.evaluate((element) => element.textContent?.trim() || element.id);
    const isField = await control.evaluate((element) => element.matches("input, textarea"));
    const sends = await control.evaluate((element) => element.matches("form button"));
    if (sends) await fillForm(page);
    clicks.push({ what, duration: await waitAfter(page, control, isField ? "a" : "") });
    const close = page.getByRole("button", { name: "Close" });
    if (sends) clicks.push({ what: "Close", duration: await waitAfter(page, close) });
    await page.close();
  }
  return clicks;
}

async function fillForm(page: Page): Promise<void> {
  for (const field of await page.locator("form").locator("input:visible, textarea").all()) {
    const isEmail = (await field.getAttribute("type")) === "email";
    await field.fill(isEmail ? "ann@example.com" : "Ann Lee");
  }
}

/** From a click, and from the typing after it, to the next frame. */
async function waitAfter(page: Page, control: Locator, typed = ""): Promise<number> {
  await page.evaluate(() => window.interactions.splice(0));
  await control.click({ noWaitAfter: true });
  if (typed) await page.keyboard.type(typed, { delay: 50 });
  // An entry comes with the frame after its interaction.
  await page.waitForTimeout(600);
  const waits = await page.evaluate(() => window.interactions);
  return Math.max(0, ...waits);
}

/** The longest time between two frames of each of the first fades; a fade that never ends counts as all. */
async function gapsInFades(browser: Browser, origin: string): Promise<Wait[]> {
  const page = await open(browser, origin);
  const gaps = await page.evaluate(
    (fades) =>
      new Promise<number[]>((resolve) => {
        const longest: number[] = [];
        let isFading = false;
        let last = 0;
        let gap = 0;
        const frame = (now: number) => {
          if (last) gap = Math.max(gap, now - last);
          last = now;
          if (isFading) requestAnimationFrame(frame);
        };
        addEventListener("transitionrun", ({ propertyName, target }) => {
          if (propertyName !== "opacity" || !(target as Element).matches("[data-current=true]"))
            return;
          isFading = true;
          last = 0;
          gap = 0;
          requestAnimationFrame(frame);
        });
        addEventListener("transitionend", ({ propertyName, target }) => {
          if (propertyName !== "opacity" || !(target as Element).matches("[data-current=true]"))
            return;
          isFading = false;
          longest.push(gap);
          if (longest.length === fades) resolve(longest);
        });
        setTimeout(() => resolve([...longest, Number.POSITIVE_INFINITY]), (fades + 2) * 8000);
      }),
    FADES,
  );
  await page.close();
  return gaps.map((duration, index) => ({ what: `fade ${index + 1}`, duration }));
}

import { launch } from "chrome-launcher";
import { ensureBrowser } from "../programs/chromium.ts";
import { median } from "./figures.ts";
import { chromeFlags } from "./measure.ts";
import { openTab, type Tab } from "./tab.ts";
import { type Verdict, verdict } from "./targets.ts";

const SLOWER = 6;
const FADES = 3;
const VISITS = 3;

type Wait = { what: string; duration: number };

/** A visit on a phone whose processor is six times slower: its tasks, its clicks and its fades. */
export async function measureSlowDevice(origin: string): Promise<Verdict[]> {
  const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags });
  const open = (path: string) => openTab(chrome.port, origin + path, SLOWER);
  const tasks: Wait[] = [];
  const clicks: Wait[] = [];
  try {
    // A browser's own first steps are not the site's.
    await (await open("/")).close();
    for (const path of ["/", "/services"]) {
      console.log(`A processor ${SLOWER} times slower: ${path} …`);
      tasks.push({ what: path, duration: await longestTask(() => open(path)) });
      clicks.push(...(await clicksOn(() => open(path))));
    }
    const gaps = await gapsInFades(await open("/"));
    return [
      judge("longest task of a visit", tasks, 100),
      judge("longest wait after a click", clicks, 200),
      judge("longest stop in a fade", gaps, 100),
    ];
  } finally {
    chrome.kill();
  }
}

function judge(what: string, waits: Wait[], most: number): Verdict {
  const worst = waits.toSorted((a, b) => b.duration - a.duration)[0];
  const isMet = worst !== undefined && worst.duration < most;
  const found = worst ? `${worst.what} ${Math.round(worst.duration)} ms` : "nothing measured";
  return verdict(isMet, `Processor ${SLOWER} times slower: ${what}, under ${most} ms (${found})`);
}

/** The median of some visits; tasks of less than 50 ms are not told, and count as none. */
async function longestTask(open: () => Promise<Tab>): Promise<number> {
  const longest: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const tab = await open();
    longest.push(
      await tab.evaluate(async () => {
        const tasks = await new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({
            type: "longtask",
            buffered: true,
          });
          setTimeout(resolve, 500, []);
        });
        return Math.max(0, ...tasks.map(({ duration }) => duration));
      }),
    );
    await tab.close();
  }
  return median(longest);
}

/** Every control of a page, clicked in a tab of its own; a field is typed into, a message sent. */
async function clicksOn(open: () => Promise<Tab>): Promise<Wait[]> {
  const clicks: Wait[] = [];
  let count = 1;
  for (let index = 0; index < count; index++) {
    const tab = await open();
    const control = await tab.evaluate(prepareControl, index);
    count = control.count;
    clicks.push({ what: control.name, duration: await waitAfter(tab, control) });
    if (control.sends) {
      const close = await tab.evaluate(prepareControl, -1);
      clicks.push({ what: close.name, duration: await waitAfter(tab, close) });
    }
    await tab.close();
  }
  return clicks;
}

type Control = Awaited<ReturnType<typeof prepareControl>>;

/**
 * Runs in the page: a control by its number, or the toast's, at rest in view. The skip link cannot be
 * clicked.
 */
async function prepareControl(index: number) {
  const isVisible = (element: Element) => element.checkVisibility() && !element.closest("form p");
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href]:not([href^="#"]), button, input:not([type=hidden]), textarea',
    ),
  ].filter(isVisible);
  const toast = document.querySelector<HTMLElement>("[data-shown=true] button");
  const control = (index < 0 ? toast : controls[index]) as HTMLElement;
  const sends = control.matches("form button");
  if (sends) {
    for (const field of document.querySelectorAll<HTMLInputElement>("form input, form textarea")) {
      if (field.type !== "hidden") field.value = "ann@example.com";
    }
  }
  control.scrollIntoView({ block: "center", behavior: "instant" });
  await new Promise((rest) => setTimeout(rest, 1000));
  const { x, y, width, height } = control.getBoundingClientRect();
  return {
    count: controls.length,
    name: control.textContent?.trim() || control.id,
    isField: control.matches("input, textarea"),
    sends,
    x: x + width / 2,
    y: y + height / 2,
  };
}

/** From a click, and from a key after it, to the next frame. */
async function waitAfter(tab: Tab, { x, y, isField }: Control): Promise<number> {
  await tab.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) waits.push(duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await tab.click({ x, y });
  if (isField) await tab.press("a");
  // An entry comes with the frame after its event; a link may have led away by then.
  return tab.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return Math.max(0, ...((window as { waits?: number[] }).waits ?? []));
  });
}

/** The longest time between two frames of each of the first fades; a fade that never ends counts as all. */
async function gapsInFades(tab: Tab): Promise<Wait[]> {
  const gaps = await tab.evaluate(
    (fades) =>
      new Promise<(number | null)[]>((resolve) => {
        const longest: (number | null)[] = [];
        let last = 0;
        let gap = 0;
        let isFading = false;
        const frame = (now: number) => {
          if (last) gap = Math.max(gap, now - last);
          last = now;
          if (isFading) requestAnimationFrame(frame);
        };
        const isFade = ({ propertyName, target }: TransitionEvent) =>
          propertyName === "opacity" && (target as Element).matches("[data-current=true]");
        addEventListener("transitionrun", (event) => {
          if (!isFade(event)) return;
          isFading = true;
          last = 0;
          gap = 0;
          requestAnimationFrame(frame);
        });
        addEventListener("transitionend", (event) => {
          if (!isFade(event)) return;
          isFading = false;
          longest.push(gap);
          if (longest.length === fades) resolve(longest);
        });
        setTimeout(() => resolve([...longest, null]), (fades + 2) * 8000);
      }),
    FADES,
  );
  return gaps.map((gap, index) => ({
    what: `fade ${index + 1}`,
    duration: gap ?? Number.POSITIVE_INFINITY,
  }));
}

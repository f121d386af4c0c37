import { setTimeout as sleep } from "node:timers/promises";
import type { SiteProxy } from "../journey-support/site-proxy.ts";
import { type BrowserName, startBrowser } from "./start-browser.ts";
import type { Orca } from "./start-orca.ts";

export type Listener = ReturnType<typeof createListener>;

/** What Orca says about itself, at unpredictable moments. */
const aboutOrca = /^(Loading\. Please wait|Browse mode|Focus mode)/;
const arrival = "Page has";
const anything = "";

const includes = (said: string[], text: string) => said.some((line) => line.includes(text));

/** A visitor who listens to Orca. Each step and each word goes into the transcript. */
export function createListener(browser: BrowserName, orca: Orca, proxy: SiteProxy) {
  const { desktop, hear } = orca;
  const lines: string[] = [];
  let close = () => {};

  const step = (what: string) => lines.push("", `The visitor ${what}.`);
  const write = (said: string[]) => {
    for (const text of said) {
      if (aboutOrca.test(text)) continue;
      const constant = text.replace(/localhost:\d+/, "localhost").replace(/© \d+/, "© (year)");
      lines.push(`    Orca: ${constant}`);
    }
  };
  const writeOrSilence = (said: string[]) => {
    if (said.length === 0) lines.push("    (silence)");
    write(said);
  };
  const pressOne = async (key: string) => {
    step(`presses ${key}`);
    desktop.xdotool("key", key);
    const said = await hear(anything, 5);
    writeOrSilence(said);
    return said;
  };

  return {
    proxy,
    open: async () => {
      step("opens the home page and presses Tab");
      close = startBrowser(browser, desktop, `${proxy.origin}/`);
      const said = await hear(arrival, 30);
      // Sometimes Orca doesn't notice that the page has loaded.
      if (!includes(said, arrival)) {
        desktop.xdotool("key", "F5");
        said.push(...(await hear(arrival, 60)));
      }
      // Orca may or may not have read the first link by now. Tab makes sure that it has.
      desktop.xdotool("key", "Tab");
      said.push(...(await hear(anything, 3)));
      const start = said.findIndex((text) => text.startsWith("Finished loading"));
      write([...new Set(said.slice(start))]);
    },
    /** Presses keys, by xdotool's names for them. */
    press: async (...keys: string[]) => {
      for (const key of keys) await pressOne(key);
    },
    /** Presses a key until Orca says this, but not forever. */
    pressUntil: async (key: string, text: string) => {
      for (let times = 0; times < 20; times++) {
        if (includes(await pressOne(key), text)) return;
      }
    },
    type: async (text: string) => {
      step(`types “${text}”`);
      desktop.xdotool("type", "--delay", "30", text);
      write(await hear(anything, 1));
    },
    /** Waits until Orca says this without being asked. */
    hear: async (text: string) => writeOrSilence(await hear(text, 60)),
    wait: async (seconds: number) => {
      step(`waits ${seconds} seconds`);
      await sleep(seconds * 1000);
      writeOrSilence(await hear(anything, 1));
    },
    transcript: () => `${lines.join("\n").trim()}\n`,
    close: () => close(),
  };
}

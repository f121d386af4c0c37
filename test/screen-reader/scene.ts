import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Gate } from "../support/gate.ts";
import { type BrowserName, startBrowser } from "./browsers.ts";
import type { Stage } from "./stage.ts";

/** One visitor with a browser and Orca. Every step and every word is written down, like a play. */
export type Scene = {
  gate: Gate;
  open: (wishes?: { lessMotion?: boolean }) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
  /** Presses a key until Orca says such a text. */
  pressUntil: (key: string, text: RegExp) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Waits until Orca says such a text by itself. */
  hear: (text: RegExp) => Promise<void>;
  wait: (seconds: number) => Promise<void>;
  play: () => string;
  close: () => void;
};

const keyNames: Record<string, string> = {
  Return: "Enter",
  space: "the space bar",
  KP_Add: "the key for reading on",
  "shift+Tab": "Shift+Tab",
  "shift+k": "Shift+k",
  "alt+Left": "Alt+Left",
};

/** Orca tells of itself when it comes to it. */
const aboutOrca = /^(Loading\. Please wait|Browse mode|Focus mode)/;
const arrival = /^Page has/;
const silence = ["    (silence)"];

export function openScene(browser: BrowserName, stage: Stage, gate: Gate): Scene {
  const lines: string[] = [];
  let close = () => {};

  const act = (what: string) => lines.push("", `The visitor ${what}.`);
  const use = (...words: string[]) => spawnSync("xdotool", words, { env: stage.env });
  const writeDown = (said: string[], orElse: string[] = []) => {
    if (said.length === 0) lines.push(...orElse);
    for (const text of said) {
      if (aboutOrca.test(text)) continue;
      const lasting = text.replace(/localhost:\d+/, "localhost").replace(/© \d+/, "© (year)");
      lines.push(`    Orca: ${lasting}`);
    }
  };
  const press = async (key: string) => {
    act(`presses ${keyNames[key] ?? key}`);
    use("key", key);
    const said = await stage.hear(/./, 5);
    writeDown(said, silence);
    return said;
  };

  return {
    gate,
    open: async ({ lessMotion = false } = {}) => {
      act("opens the home page and presses Tab");
      close = startBrowser(browser, stage, { origin: gate.origin, lessMotion });
      const said = await stage.hear(arrival, 30);
      // Orca now and then misses that a page has come.
      if (!said.some((text) => arrival.test(text))) {
        use("key", "F5");
        said.push(...(await stage.hear(arrival, 60)));
      }
      // Orca may come upon the first link by itself, or not; now it is there for certain.
      use("key", "Tab");
      said.push(...(await stage.hear(/./, 3)));
      const start = said.findIndex((text) => text.startsWith("Finished loading"));
      writeDown([...new Set(said.slice(start))]);
    },
    press: async (...keys) => {
      for (const key of keys) await press(key);
    },
    pressUntil: async (key, text) => {
      for (let times = 0; times < 80; times++) {
        if ((await press(key)).some((said) => text.test(said))) return;
      }
      throw new Error(`Orca never said ${text}. The play so far:\n${lines.join("\n")}`);
    },
    type: async (text) => {
      act(`types “${text}”`);
      use("type", "--delay", "30", text);
      writeDown(await stage.hear(/./, 1));
    },
    hear: async (text) => writeDown(await stage.hear(text, 60)),
    wait: async (seconds) => {
      act(`waits ${seconds} seconds`);
      await sleep(seconds * 1000);
      writeDown(await stage.hear(/./, 1), silence);
    },
    play: () => `${lines.join("\n").trim()}\n`,
    close: () => close(),
  };
}

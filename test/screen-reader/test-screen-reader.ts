import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, suite, test } from "node:test";
import { parseArgs } from "node:util";
import { ensureOrca, howToInstallOrca } from "../../programs/orca.ts";
import { type ProxiedSite, startProxiedSite } from "../journey-support/proxied-site.ts";
import { skip } from "../journey-support/skip.ts";
import { journeys } from "./journeys.ts";
import { createListener } from "./listener.ts";
import { type BrowserName, browsers } from "./start-browser.ts";
import { type Orca, startOrca } from "./start-orca.ts";

const { values, positionals } = parseArgs({
  options: { update: { type: "boolean" } },
  allowPositionals: true,
});
const all = Object.keys(journeys);
const unknown = positionals.filter((name) => !all.includes(name));
const chosen = positionals.length > 0 ? positionals : all;

let site: ProxiedSite;
let orca: Orca;

if (unknown.length > 0) {
  console.error(`Unknown journey: ${unknown.join(", ")}. Choose from: ${all.join(", ")}.`);
  process.exitCode = 1;
} else if (!ensureOrca()) {
  skip("Orca", howToInstallOrca);
} else {
  suite("What Orca says", () => {
    before(async () => {
      site = await startProxiedSite("screen-reader");
      orca = await startOrca();
    });
    after(() => site?.stop());

    for (const browser of browsers) {
      for (const journey of chosen) {
        test(`${journey}, in ${browser}`, { timeout: 600_000 }, () => check(journey, browser));
      }
    }
  });
}

/**
 * Compares with the transcript, or writes it. A difference counts only if it happens twice, since
 * Orca may miss a word on a busy machine.
 */
async function check(journey: string, browser: BrowserName): Promise<void> {
  const name = `${journey}.${browser.toLowerCase()}.txt`;
  const file = join(import.meta.dirname, "transcripts", name);
  const expected = existsSync(file) ? readFileSync(file, "utf8") : "";
  const heard: string[] = [];
  for (let attempt = 1; attempt <= 4; attempt++) {
    const said = await hearJourney(journey, browser);
    if (said === expected) return;
    if (heard.includes(said)) {
      if (!values.update) assert.equal(said, expected);
      writeFileSync(file, said);
      console.log(`Wrote ${name}`);
      return;
    }
    heard.push(said);
  }
  assert.fail(`Orca said something else each time:\n${heard.join("\n---\n")}`);
}

async function hearJourney(journey: string, browser: BrowserName): Promise<string> {
  console.log(`Listening: ${journey}, in ${browser} …`);
  const proxy = await site.startProxy();
  const listener = createListener(browser, orca, proxy);
  try {
    await journeys[journey]?.(listener);
    return listener.transcript();
  } finally {
    listener.close();
    proxy.close();
  }
}

import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, suite, test } from "node:test";
import { ensureOrca } from "../../programs/orca.ts";
import { type GatedSite, startGatedSite } from "../support/gated-site.ts";
import type { BrowserName } from "./browsers.ts";
import { journeys } from "./journeys.ts";
import { openScene } from "./scene.ts";
import { openStage, type Stage } from "./stage.ts";

const isUpdate = process.argv.includes("--update");
const wanted = process.argv.slice(2).filter((word) => word !== "--update");

let site: GatedSite;
let stage: Stage;

if (!ensureOrca()) {
  console.log("Orca is left out, since it is not here: it takes Debian, and root to install it.");
} else {
  suite("The site, as Orca tells it", { concurrency: 1 }, () => {
    before(async () => {
      site = await startGatedSite("screen-reader");
      stage = await openStage();
    });
    after(() => site.stop());
    rehearse("Firefox");
    rehearse("Chromium");
  });
}

function rehearse(browser: BrowserName): void {
  for (const journey of Object.keys(journeys)) {
    const skip = wanted.length > 0 && !wanted.includes(journey);
    test(`${journey}, in ${browser}`, { skip, timeout: 600_000 }, async () => {
      const file = join(
        import.meta.dirname,
        "transcripts",
        `${journey}.${browser.toLowerCase()}.txt`,
      );
      const expected = existsSync(file) ? readFileSync(file, "utf8") : "";
      let heard = await perform(journey, browser);
      // On a busy machine Orca may miss a word; twice it will not.
      if (heard !== expected && !isUpdate) heard = await perform(journey, browser);
      if (isUpdate) writeFileSync(file, heard);
      else assert.equal(heard, expected);
    });
  }
}

async function perform(journey: string, browser: BrowserName): Promise<string> {
  const scene = openScene(browser, stage, await site.openGate());
  try {
    await journeys[journey]?.(scene);
    return scene.play();
  } finally {
    scene.close();
    scene.gate.close();
  }
}

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, suite, test } from "node:test";
import { ensureOrca } from "../../browsers/orca.ts";
import { type GatedSite, startGatedSite } from "../support/gated-site.ts";
import type { BrowserName } from "./browsers.ts";
import { journeys } from "./journeys.ts";
import { openScene } from "./scene.ts";
import { openStage, type Stage } from "./stage.ts";

const folder = join(import.meta.dirname, "transcripts");
const isUpdate = process.argv.includes("--update");
const wanted = process.argv.slice(2).filter((word) => word !== "--update");

let site: GatedSite;
let stage: Stage;

if (ensureOrca()) {
  suite("The site, as Orca tells it", { concurrency: 1 }, () => {
    before(async () => {
      site = await startGatedSite("screen-reader");
      stage = await openStage();
    });
    after(() => {
      stage.close();
      site.stop();
    });
    rehearse("Firefox");
    rehearse("Chromium");
  });
} else
  console.log(
    "Orca is left out, since it cannot be had here: it takes Debian, and root to install it.",
  );

function rehearse(browser: BrowserName): void {
  for (const [journey, walk] of Object.entries(journeys)) {
    const skip = wanted.length > 0 && !wanted.includes(journey);
    test(`${journey}, in ${browser}`, { skip, timeout: 600_000 }, async () => {
      const scene = openScene(browser, stage, await site.openGate());
      try {
        await walk(scene);
        compare(`${journey}.${browser.toLowerCase()}.txt`, scene.play());
      } finally {
        scene.close();
        scene.gate.close();
      }
    });
  }
}

/** The play in the repository is what was heard last time, and read by a person. */
function compare(name: string, play: string): void {
  const file = join(folder, name);
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, play);
  }
  assert.equal(play, existsSync(file) ? readFileSync(file, "utf8") : "");
}

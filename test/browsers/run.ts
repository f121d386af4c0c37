import { after, before, suite, test } from "node:test";
import { type GatedSite, startGatedSite } from "../support/gated-site.ts";
import { openEngines } from "./engines.ts";
import { reading } from "./reading.ts";
import { sending } from "./sending.ts";
import { startVisit } from "./visit.ts";

const engines = openEngines();

suite("The site", { concurrency: 2 }, () => {
  let site: GatedSite;
  before(async () => {
    site = await startGatedSite("browsers");
  });
  after(() => site.stop());

  for (const engine of engines) {
    suite(`in ${engine.name}`, { concurrency: 1 }, () => {
      for (const { name, wishes, walk } of [...reading, ...sending]) {
        test(name, { timeout: 180_000 }, async ({ signal }) => {
          const visit = await startVisit(engine, site, wishes);
          signal.addEventListener("abort", visit.leave);
          await walk(visit).finally(visit.leave);
        });
      }
      after(() => engine.close());
    });
  }
});

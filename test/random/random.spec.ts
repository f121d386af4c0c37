import fc from "fast-check";
import { test } from "../support/test.ts";
import { newVisit } from "./model.ts";
import { startVisit } from "./real-visit.ts";
import { steps } from "./steps.ts";

test.use({
  viewport: { width: 844, height: 700 },
  expectedMessages: /^console error:/,
});

test("Whatever a visitor does, nothing is lost and nothing is sent twice", async ({ page, email }, {
  repeatEachIndex,
}) => {
  const visits = fc.asyncProperty(
    fc.noBias(fc.array(steps, { minLength: 50, maxLength: 50 })),
    (visit) =>
      fc.asyncModelRun(
        async () => ({ model: newVisit(), real: await startVisit(page, email) }),
        visit,
      ),
  );
  // Seed 98 has nearly every kind of step. Playwright's --repeat-each adds new visits.
  const seed = repeatEachIndex === 0 ? 98 : Date.now();
  await fc.assert(visits, { numRuns: 1, seed, endOnFailure: true, verbose: true });
});

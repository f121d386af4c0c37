import fc from "fast-check";
import { test } from "../support/test.ts";
import { newVisit } from "./model.ts";
import { startVisit } from "./real-visit.ts";
import { steps } from "./steps.ts";

// RANDOM_VISITS=100 tries a hundred new visits.
const numRuns = Number(process.env.RANDOM_VISITS ?? 1);
// The visit of this seed has nearly every kind of step.
const seed = process.env.RANDOM_VISITS ? Date.now() : 98;

test.use({
  viewport: { width: 844, height: 700 },
  errorsExpected: true,
});

test("Whatever a visitor does, nothing is lost and nothing is sent twice", async ({
  page,
  email,
}) => {
  test.setTimeout(120_000 * numRuns);
  const visits = fc.asyncProperty(
    fc.noBias(fc.array(steps, { minLength: 50, maxLength: 50 })),
    (visit) =>
      fc.asyncModelRun(
        async () => ({ model: newVisit(), real: await startVisit(page, email) }),
        visit,
      ),
  );
  await fc.assert(visits, { numRuns, seed, endOnFailure: true, verbose: true });
});

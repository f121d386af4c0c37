import { failedRequests, test } from "../support/test.ts";
import { newVisit } from "./model.ts";
import { expectAgreement, startVisit } from "./real-visit.ts";
import { type Step, steps } from "./steps.ts";

/** How often each step happens, at least. */
const TURNS = 2;

test.use({
  viewport: { width: 844, height: 700 },
  expectedMessages: failedRequests,
});

test("Whatever a visitor does, nothing is lost and nothing is sent twice", async ({ page, email }, {
  repeatEachIndex,
}) => {
  // Playwright's --repeat-each adds new visits. A failure shows the seed that repeats its visit.
  const seed = repeatEachIndex === 0 ? 1 : Date.now();
  const random = randomNumbers(seed);
  const visit = await startVisit(page, email);
  const model = newVisit();

  const turns = new Map(steps.map((step) => [step, 0]));
  const turnsOf = (step: Step) => turns.get(step) as number;
  const fewestTurns = (some: Step[]) => Math.min(...some.map(turnsOf));
  while (fewestTurns(steps) < TURNS) {
    const possible = steps.filter(({ isPossible }) => isPossible(model));
    const next = possible.filter((step) => turnsOf(step) === fewestTurns(possible));
    const step = next[Math.floor(random() * next.length)] as Step;
    turns.set(step, turnsOf(step) + 1);
    await test.step(`${step.name} (seed ${seed})`, async () => {
      await step.act(visit, model);
      Object.assign(model, step.change(model));
      await expectAgreement(model, visit);
    });
  }
});

/** Numbers from 0 to 1 that look random, and are always the same for the same seed. */
function randomNumbers(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = (seed * 16_807) % modulus;
  return () => {
    state = (state * 16_807) % modulus;
    return state / modulus;
  };
}

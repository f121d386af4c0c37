import { expect, failedRequests, test } from "../support/test.ts";
import { type Step, startVisit } from "./visit.ts";

const STEPS = 60;

test.use({
  viewport: { width: 844, height: 700 },
  expectedMessages: failedRequests,
});

test("Whatever a visitor does, nothing is lost and nothing is sent twice", async ({ page, email }, {
  repeatEachIndex,
}) => {
  // Playwright's --repeat-each adds new visits. A failure shows the SEED that repeats its visit.
  const seed = Number(process.env.SEED) || (repeatEachIndex === 0 ? 1 : Date.now());
  const random = randomNumbers(seed);
  const { steps, expectAgreement } = await startVisit(page, email);
  const taken = new Map(steps.map((step) => [step, 0]));
  const timesOf = (step: Step) => taken.get(step) ?? 0;
  for (let done = 0; done < STEPS; done++) {
    const possible = steps.filter(({ isPossible }) => isPossible());
    // One of those taken least, so that each has its turn.
    const least = Math.min(...possible.map(timesOf));
    const choices = possible.filter((step) => timesOf(step) === least);
    const step = choices[Math.floor(random() * choices.length)] as Step;
    taken.set(step, least + 1);
    await test.step(`${step.name} (seed ${seed})`, async () => {
      await step.act();
      await expectAgreement();
    });
  }
  const missed = steps.filter((step) => timesOf(step) === 0);
  expect(
    missed.map(({ name }) => name),
    "steps that were never taken",
  ).toEqual([]);
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

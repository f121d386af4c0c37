import fc from "fast-check";
import type { Model } from "./model.ts";
import { expectAgreement, type Visit } from "./real-visit.ts";

type Step = fc.AsyncCommand<Model, Visit>;

/** When a step is possible, what it should change, and how a visitor does it. */
export function step(
  name: string,
  isPossible: (model: Model) => boolean,
  change: (model: Model) => Partial<Model>,
  act: (visit: Visit, model: Model) => Promise<unknown>,
): fc.Arbitrary<Step> {
  return fc.constant({
    check: (model) => isPossible(model),
    async run(model, visit) {
      await act(visit, model);
      Object.assign(model, change(model));
      await expectAgreement(model, visit);
    },
    toString: () => name,
  });
}

import type { Page } from "@playwright/test";
import fc from "fast-check";
import { pages } from "../../src/pages.ts";
import {
  closeButton,
  typed as everything,
  fillForm,
  sendButton,
  type Typed,
} from "../support/contact-form.ts";
import { follow, isHome, type Model, submit, succeed } from "./model.ts";
import { expectAgreement, type Visit } from "./real-visit.ts";

/** When a step is possible, what it should change, and how a visitor does it. */
function step(
  name: string,
  isPossible: (model: Model) => boolean,
  change: (model: Model) => Partial<Model>,
  act: (visit: Visit, model: Model) => unknown,
): fc.Arbitrary<fc.AsyncCommand<Model, Visit>> {
  return fc.constant({
    check: isPossible,
    async run(model, visit) {
      await act(visit, model);
      Object.assign(model, change(model));
      await expectAgreement(model, visit);
    },
    toString: () => name,
  });
}

const always = () => true;
const canAnswer = ({ sending }: Model) => sending !== undefined;

/** Clicks even while the button is disabled. */
const press = (page: Page, clickCount = 1) => sendButton(page).click({ force: true, clickCount });

const type = (field: keyof Typed, ...texts: string[]) =>
  fc.constantFrom(...texts).chain((text) =>
    step(
      `type "${text}" as ${field}`,
      isHome,
      ({ typed }) => ({ typed: { ...typed, [field]: text } }),
      ({ page }, { typed }) => fillForm(page, { ...typed, [field]: text }),
    ),
  );

const message = [
  step(
    "fill in everything and submit",
    isHome,
    (model) => ({ typed: everything, ...submit({ ...model, typed: everything }) }),
    async ({ page }) => {
      await fillForm(page, everything);
      await press(page);
    },
  ),
  step("answer OK", canAnswer, succeed, ({ answer }) => answer(200, "OK")),
];

const form = [
  type("name", "Bea", ""),
  type("email", "bea@example.com", "bea", ""),
  type("message", "A room?", "A room, and a garden?", ""),
  step("submit", isHome, submit, ({ page }) => press(page)),
  step("submit with a double click", isHome, submit, ({ page }) => press(page, 2)),
];

const navigation = [
  ...pages.map((each) =>
    step(
      `go to ${each.path}`,
      always,
      (model) => follow(model, each),
      ({ page }) => page.locator(`header a[href="${each.path}"]`).click(),
    ),
  ),
  step(
    "go back",
    ({ place }) => place > 0,
    ({ place }) => ({ place: place - 1 }),
    ({ page }) => page.goBack(),
  ),
  step(
    "go forward",
    ({ history, place }) => place < history.length - 1,
    ({ place }) => ({ place: place + 1 }),
    ({ page }) => page.goForward(),
  ),
];

const others = [
  step(
    "answer with a failure",
    canAnswer,
    ({ alerts }) => ({ sending: undefined, alerts: alerts + 1 }),
    ({ answer }) => answer(500, "No"),
  ),
  step(
    "close the toast",
    ({ hasToast }) => hasToast,
    () => ({ hasToast: false }),
    ({ page }) => closeButton(page).click(),
  ),
  step(
    "press the slideshow's button",
    isHome,
    ({ isPaused }) => ({ isPaused: !isPaused }),
    ({ page }) => page.getByRole("button", { name: /slideshow/ }).click(),
  ),
  step(
    "go offline or online",
    ({ sending }) => !sending,
    ({ isOffline }) => ({ isOffline: !isOffline }),
    ({ page }, { isOffline }) => page.context().setOffline(!isOffline),
  ),
];

/** All groups are equally likely. */
export const steps = fc.oneof(
  ...[message, form, navigation, others].map((group) => fc.oneof(...group)),
);

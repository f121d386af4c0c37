import type { Page } from "@playwright/test";
import fc from "fast-check";
import { fillForm, sendButton } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";
import { arriveAt, follow, isComplete, type Model, newVisit, pathOf, type Typed } from "./model.ts";
import { expectAgreement, type Visit } from "./real-visit.ts";

type Step = fc.AsyncCommand<Model, Visit>;

/** A step of a visitor: when it can be taken, what should follow, and how it is done. */
function step(
  name: string,
  isPossible: (model: Model) => boolean,
  change: (model: Model) => void,
  act: (visit: Visit, model: Model) => Promise<unknown>,
): fc.Arbitrary<Step> {
  return fc.constant({
    check: (model) => isPossible(model),
    async run(model, visit) {
      await act(visit, model);
      change(model);
      await expectAgreement(model, visit);
    },
    toString: () => name,
  });
}

const isHome = (model: Model) => pathOf(model) === "/";
const canAnswer = (model: Model) => model.sending !== undefined;

function submitted(model: Model): void {
  if (model.sending || !isComplete(model.typed)) return;
  if (model.isOffline) {
    model.alerts += 1;
    return;
  }
  model.sending = model.typed;
  model.arrived.push(model.typed);
}

const type = (field: keyof Typed, ...texts: string[]) =>
  fc.constantFrom(...texts).chain((text) =>
    step(
      `type "${text}" as ${field}`,
      isHome,
      (model) => {
        model.typed = { ...model.typed, [field]: text };
      },
      ({ page }, { typed }) => fillForm(page, { ...typed, [field]: text }),
    ),
  );

/** Also while the button says that it is not the time. */
const press = (page: Page, clickCount = 1) => sendButton(page).click({ force: true, clickCount });

const everything = { name: "Ann Lee", email: "ann@example.com", message: "Hello." };

const message = [
  step(
    "fill in everything and submit",
    isHome,
    (model) => {
      model.typed = everything;
      submitted(model);
    },
    async ({ page }) => {
      await fillForm(page, everything);
      await press(page);
    },
  ),
  step("answer OK", canAnswer, arriveAt, async ({ answer }) => answer(200, "OK")),
];

const form = [
  type("name", "Bea", ""),
  type("email", "bea@example.com", "bea", ""),
  type("message", "A room?", "A room, and a garden?", ""),
  step("submit", isHome, submitted, ({ page }) => press(page)),
  step("submit by two clicks", isHome, submitted, ({ page }) => press(page, 2)),
  step(
    "go home",
    () => true,
    (model) => follow(model, "/"),
    ({ page }) => page.locator('header a[href="/"]').click(),
  ),
];

const others = [
  step(
    "answer with a failure",
    canAnswer,
    (model) => {
      model.sending = undefined;
      model.alerts += 1;
    },
    async ({ answer }) => answer(500, "No"),
  ),
  step(
    "go to Services",
    () => true,
    (model) => follow(model, "/services"),
    ({ page }) => page.getByRole("link", { name: "Services" }).click(),
  ),
  step(
    "go back",
    ({ place }) => place > 0,
    (model) => {
      model.place -= 1;
    },
    ({ page }) => page.goBack(),
  ),
  step(
    "go forward",
    ({ history, place }) => place < history.length - 1,
    (model) => {
      model.place += 1;
    },
    ({ page }) => page.goForward(),
  ),
  step(
    "close the toast",
    ({ hasToast }) => hasToast,
    (model) => {
      model.hasToast = false;
    },
    ({ page }) => page.getByRole("button", { name: "Close" }).click(),
  ),
  step(
    "press the slideshow's button",
    isHome,
    (model) => {
      model.isPaused = !model.isPaused;
    },
    ({ page }) => page.getByRole("button", { name: /slideshow/ }).click(),
  ),
  step(
    "lose the line",
    ({ isOffline, sending }) => !isOffline && !sending,
    (model) => {
      model.isOffline = true;
    },
    ({ page }) => page.context().setOffline(true),
  ),
  step(
    "get the line back",
    ({ isOffline }) => isOffline,
    (model) => {
      model.isOffline = false;
    },
    ({ page }) => page.context().setOffline(false),
  ),
  step(
    "turn the phone",
    () => true,
    () => {},
    ({ page }) => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      return page.setViewportSize({ width: height, height: width });
    },
  ),
  // What is in memory only is gone; the browser may keep what was typed, and does as it likes.
  step(
    "load the page again and fill in everything",
    (model) => isHome(model) && !model.isOffline,
    (model) => {
      const { history, place, arrived, alerts } = model;
      Object.assign(model, newVisit(), { history, place, arrived, alerts, typed: everything });
    },
    async ({ page }) => {
      await openHome(page);
      await fillForm(page, everything);
    },
  ),
];

export const steps = fc.oneof(
  ...[message, form, others].map((group) => ({ weight: 1, arbitrary: fc.oneof(...group) })),
);

import type { Page } from "@playwright/test";
import fc from "fast-check";
import { typed as everything, fillForm, sendButton, type Typed } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";
import { follow, type Model, newVisit, pathOf, submit, succeed } from "./model.ts";
import { step } from "./step.ts";

const always = () => true;
const isHome = (model: Model) => pathOf(model) === "/";
const canAnswer = (model: Model) => model.sending !== undefined;

const type = (field: keyof Typed, ...texts: string[]) =>
  fc.constantFrom(...texts).chain((text) =>
    step(
      `type "${text}" as ${field}`,
      isHome,
      ({ typed }) => ({ typed: { ...typed, [field]: text } }),
      ({ page }, { typed }) => fillForm(page, { ...typed, [field]: text }),
    ),
  );

/** Clicks even while the button is disabled. */
const press = (page: Page, clickCount = 1) => sendButton(page).click({ force: true, clickCount });

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
  step("answer OK", canAnswer, succeed, async ({ answer }) => answer(200, "OK")),
];

const form = [
  type("name", "Bea", ""),
  type("email", "bea@example.com", "bea", ""),
  type("message", "A room?", "A room, and a garden?", ""),
  step("submit", isHome, submit, ({ page }) => press(page)),
  step("submit with a double click", isHome, submit, ({ page }) => press(page, 2)),
  step(
    "go home",
    always,
    (model) => follow(model, "/"),
    ({ page }) => page.locator('header a[href="/"]').click(),
  ),
];

const others = [
  step(
    "answer with a failure",
    canAnswer,
    ({ alerts }) => ({ sending: undefined, alerts: alerts + 1 }),
    async ({ answer }) => answer(500, "No"),
  ),
  step(
    "go to Services",
    always,
    (model) => follow(model, "/services"),
    ({ page }) => page.getByRole("link", { name: "Services" }).click(),
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
  step(
    "close the toast",
    ({ hasToast }) => hasToast,
    () => ({ hasToast: false }),
    ({ page }) => page.getByRole("button", { name: "Close" }).click(),
  ),
  step(
    "press the slideshow's button",
    isHome,
    ({ isPaused }) => ({ isPaused: !isPaused }),
    ({ page }) => page.getByRole("button", { name: /slideshow/ }).click(),
  ),
  step(
    "go offline",
    ({ isOffline, sending }) => !isOffline && !sending,
    () => ({ isOffline: true }),
    ({ page }) => page.context().setOffline(true),
  ),
  step(
    "go online",
    ({ isOffline }) => isOffline,
    () => ({ isOffline: false }),
    ({ page }) => page.context().setOffline(false),
  ),
  step(
    "turn the phone",
    always,
    () => ({}),
    ({ page }) => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      return page.setViewportSize({ width: height, height: width });
    },
  ),
  // Fills in everything, since browsers differ in what they keep of a form.
  step(
    "reload the page and fill in everything",
    (model) => isHome(model) && !model.isOffline,
    ({ history, place, arrived, alerts }) => ({
      ...newVisit(),
      history,
      place,
      arrived,
      alerts,
      typed: everything,
    }),
    async ({ page }) => {
      await openHome(page);
      await fillForm(page, everything);
    },
  ),
];

export const steps = fc.oneof(
  ...[message, form, others].map((group) => ({ weight: 1, arbitrary: fc.oneof(...group) })),
);

import type { Page } from "@playwright/test";
import { pages } from "../../src/pages.ts";
import { fieldNames, labels } from "../fixtures/specification.ts";
import {
  closeButton,
  typed as everything,
  field,
  fillForm,
  sendButton,
} from "../support/contact-form.ts";
import { slideshowButton } from "../support/slideshow.ts";
import { expect } from "../support/test.ts";
import { follow, isComplete, isHome, type Model, submit, succeed } from "./model.ts";
import type { Visit } from "./real-visit.ts";

export type Step = {
  name: string;
  isPossible: (model: Model) => boolean;
  /** What it should change. */
  change: (model: Model) => Partial<Model>;
  /** How a visitor does it. */
  act: (visit: Visit, model: Model) => unknown;
};

const canAnswer = ({ sending }: Model) => sending !== undefined;

/** Clicks even while the button is disabled. */
const press = (page: Page, clickCount = 1) => sendButton(page).click({ force: true, clickCount });

const typing = fieldNames.flatMap((name): Step[] => {
  const type = (what: string, change: (text: string) => string): Step => ({
    name: what,
    isPossible: isHome,
    change: ({ typed }) => ({ typed: { ...typed, [name]: change(typed[name]) } }),
    act: ({ page }, { typed }) => field(page, name).fill(change(typed[name])),
  });
  return [type(`add to the ${name}`, (text) => `x${text}`), type(`empty the ${name}`, () => "")];
});

const navigation = pages.map(
  (each): Step => ({
    name: `go to ${each.path}`,
    isPossible: () => true,
    change: (model) => follow(model, each),
    act: ({ page }) => page.locator(`header a[href="${each.path}"]`).click(),
  }),
);

export const steps: Step[] = [
  ...typing,
  {
    name: "fill in everything and submit",
    isPossible: isHome,
    change: (model) => ({ typed: everything, ...submit({ ...model, typed: everything }) }),
    act: async ({ page }) => {
      await fillForm(page);
      await press(page);
    },
  },
  {
    name: "submit",
    isPossible: isHome,
    change: submit,
    act: ({ page }) => press(page),
  },
  {
    name: "submit with a double click",
    isPossible: isHome,
    change: submit,
    act: ({ page }) => press(page, 2),
  },
  {
    name: "submit while offline",
    isPossible: (model) => isHome(model) && !model.sending,
    change: ({ alerts, typed }) => ({ alerts: isComplete(typed) ? alerts + 1 : alerts }),
    act: async ({ page }) => {
      await page.context().setOffline(true);
      await press(page);
      await expect(sendButton(page)).toHaveText(labels.send);
      await page.context().setOffline(false);
    },
  },
  {
    name: "answer OK",
    isPossible: canAnswer,
    change: succeed,
    act: ({ answer }) => answer(200, "OK"),
  },
  {
    name: "answer with a failure",
    isPossible: canAnswer,
    change: ({ alerts }) => ({ sending: undefined, alerts: alerts + 1 }),
    act: ({ answer }) => answer(500, "No"),
  },
  {
    name: "close the toast",
    isPossible: ({ hasToast }) => hasToast,
    change: () => ({ hasToast: false }),
    act: ({ page }) => closeButton(page).click(),
  },
  ...navigation,
  {
    name: "go back",
    isPossible: ({ current }) => current > 0,
    change: ({ current }) => ({ current: current - 1 }),
    act: ({ page }) => page.goBack(),
  },
  {
    name: "go forward",
    isPossible: ({ history, current }) => current < history.length - 1,
    change: ({ current }) => ({ current: current + 1 }),
    act: ({ page }) => page.goForward(),
  },
  {
    name: "press the slideshow's button",
    isPossible: isHome,
    change: ({ isPaused }) => ({ isPaused: !isPaused }),
    act: ({ page }) => slideshowButton(page).click(),
  },
];

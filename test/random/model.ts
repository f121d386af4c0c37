import { type Page, pages } from "../../src/pages.ts";
import { fieldNames, fields } from "../fixtures/specification.ts";
import { forEachField, type Typed } from "../support/contact-form.ts";

/** What a visitor should see. The test compares the site with it after each step. */
export type Model = {
  /** The pages of the visit, and the index of the current page. */
  history: Page[];
  current: number;
  typed: Typed;
  /** What was in the form when the current send started. */
  sending: Typed | undefined;
  /** Everything that has reached the email service. */
  arrived: Typed[];
  hasToast: boolean;
  alerts: number;
  isPaused: boolean;
};

const [home] = pages;
const empty = forEachField(() => "");

export const newVisit = (): Model => ({
  history: [home],
  current: 0,
  typed: empty,
  sending: undefined,
  arrived: [],
  hasToast: false,
  alerts: 0,
  isPaused: false,
});

export const pageOf = ({ history, current }: Model) => history[current] as Page;
export const isHome = (model: Model) => pageOf(model) === home;

/** A link to the current page adds no history entry. */
export function follow(model: Model, page: Page): Partial<Model> {
  const { history, current } = model;
  if (pageOf(model) === page) return {};
  return { history: [...history.slice(0, current + 1), page], current: current + 1 };
}

export function submit({ typed, sending, arrived }: Model): Partial<Model> {
  if (sending || !isComplete(typed)) return {};
  return { sending: typed, arrived: [...arrived, typed] };
}

export const isComplete = (typed: Typed) =>
  typed.email.includes("@") &&
  fieldNames.every((name) => typed[name] !== "" || !fields[name].required);

/** A success clears what was sent from the form, but not what was typed since then. */
export function succeed({ typed, sending }: Model): Partial<Model> {
  const left = (field: keyof Typed) => (typed[field] === sending?.[field] ? "" : typed[field]);
  return { typed: forEachField(left), sending: undefined, hasToast: true };
}

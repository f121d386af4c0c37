/** What a visitor should find, whatever was done before; the site is held against it after each step. */
export type Typed = { name: string; email: string; message: string };

export type Model = {
  /** The pages of the visit, and which of them is shown. */
  history: ("/" | "/services")[];
  place: number;
  typed: Typed;
  /** What was in the form when the send that is under way began. */
  sending: Typed | undefined;
  /** Everything that has reached the email service. */
  arrived: Typed[];
  hasToast: boolean;
  alerts: number;
  isPaused: boolean;
  isOffline: boolean;
};

const empty: Typed = { name: "", email: "", message: "" };

export const newVisit = (): Model => ({
  history: ["/"],
  place: 0,
  typed: empty,
  sending: undefined,
  arrived: [],
  hasToast: false,
  alerts: 0,
  isPaused: false,
  isOffline: false,
});

export const pathOf = ({ history, place }: Model) => history[place];

export const isComplete = ({ name, email, message }: Typed) =>
  name !== "" && message !== "" && email.includes("@");

/** A link to the page one is on adds no step back. */
export function follow(model: Model, path: "/" | "/services"): void {
  if (pathOf(model) === path) return;
  model.history = [...model.history.slice(0, model.place + 1), path];
  model.place += 1;
}

/** What was sent is gone from the form; what was typed meanwhile is not. */
export function arriveAt(model: Model): void {
  const { typed, sending } = model;
  const left = (field: keyof Typed) => (typed[field] === sending?.[field] ? "" : typed[field]);
  model.typed = { name: left("name"), email: left("email"), message: left("message") };
  model.sending = undefined;
  model.hasToast = true;
}

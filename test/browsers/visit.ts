import type { Gate } from "../support/gate.ts";
import type { GatedSite } from "../support/gated-site.ts";
import { type Engine, until, type Visitor, type Wishes } from "./visitor.ts";

/** One visitor on the site, with what the journeys do and look for. */
export type Visit = Visitor & {
  gate: Gate;
  /** Opens a page of the site. */
  open: (path: string) => Promise<void>;
  /** Opens the home page and waits until React has taken it over. */
  openHome: () => Promise<void>;
  sees: (text: string) => Promise<unknown>;
  findsButton: (name: string) => Promise<unknown>;
  clickButton: (name: string) => Promise<void>;
  clickLink: (name: string) => Promise<void>;
  fill: (values: Record<string, string>) => Promise<void>;
  /** What stands in the form. */
  form: () => Promise<Record<string, string>>;
  /** Waits until the stand-in for the email service has printed such a message. */
  arrived: (message: RegExp) => Promise<unknown>;
  problems: () => Promise<string[]>;
};

export async function startVisit(
  engine: Engine,
  site: GatedSite,
  wishes: Wishes = {},
): Promise<Visit> {
  const gate = await site.openGate();
  const visitor = await engine.receive(gate.origin, wishes);
  const { goTo, inPage, click, type, leave } = visitor;

  const open = (path: string) => goTo(gate.origin + path);
  const sees = (text: string) =>
    until(`“${text}” on the page`, () =>
      inPage((wanted) => document.body.innerText.includes(wanted), text),
    );
  const findsButton = (name: string) =>
    until(`a button “${name}”`, () =>
      inPage((wanted) => {
        const buttons = Array.from(document.querySelectorAll("button"));
        return buttons.some(({ textContent }) => textContent.includes(wanted));
      }, name),
    );
  return {
    ...visitor,
    gate,
    open,
    openHome: async () => {
      await open("/");
      await findsButton("slideshow");
    },
    sees,
    findsButton,
    clickButton: (name) => click(`//button[normalize-space()="${name}"]`),
    clickLink: (name) => click(`//a[normalize-space()="${name}"]`),
    fill: async (values) => {
      for (const [field, value] of Object.entries(values)) {
        await click(`//form//*[@name="${field}"]`);
        await type(value);
      }
    },
    form: () =>
      inPage(() => {
        const form = document.querySelector("form") as HTMLFormElement;
        const fields = ["name", "email", "message"];
        const { elements } = form;
        const read = (field: string) => (elements.namedItem(field) as HTMLInputElement).value;
        return Object.fromEntries(fields.map((field) => [field, read(field)]));
      }),
    arrived: (message) => until(`a message like ${message}`, () => message.test(site.printed())),
    problems: () => inPage(() => window.problems),
    leave: async () => {
      await leave();
      gate.close();
    },
  };
}

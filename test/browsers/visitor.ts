/** What a journey may wish of the browser before it starts. */
export type Wishes = { width?: number; noScript?: boolean; dark?: boolean; lessMotion?: boolean };

/** The little that a journey needs of a browser. Each engine has its own way of doing it. */
export type Visitor = {
  /** Is there as soon as the page can be read and used; what it shows may still be on its way. */
  goTo: (address: string) => Promise<void>;
  goBack: () => Promise<void>;
  resize: (width: number) => Promise<void>;
  /** Clicks the first element that an XPath finds. */
  click: (xpath: string) => Promise<void>;
  /** Types into what has the focus; "\n" is the Enter key and "\t" the Tab key. */
  type: (text: string) => Promise<void>;
  /** Waits for the browser's alert, closes it and returns what it said. */
  closeAlert: () => Promise<string>;
  /** Runs a function in the page; it knows nothing but its arguments. */
  inPage: <Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Result>;
  leave: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** A visitor with a fresh browser, whose way to the outside ends at the gate. */
  receive: (gate: string, wishes: Wishes) => Promise<Visitor>;
  close: () => Promise<void>;
};

export const height = 900;
export const desktop = 1280;

/** Waits until something is there, and returns it. */
export async function until<Result>(
  what: string,
  look: () => Promise<Result | undefined | false> | Result | undefined | false,
): Promise<Result> {
  const end = Date.now() + 30_000;
  for (;;) {
    const result = await look();
    if (result) return result;
    if (Date.now() > end) throw new Error(`This did not come: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

import type { Page } from "@playwright/test";

/** Where to make our script throw, by breaking a function of the browser that it calls there. */
type Place = "effect" | "render" | "reducer" | "Services" | "handler";

export const thrown = "An error on purpose";

/** The page throws from the start, or once `setBroken` is called. */
export async function breakPage(page: Page, place: Place, isBroken = false): Promise<void> {
  await page.addInitScript(
    ([place, thrown, isBroken]) => {
      Object.assign(window, { isBroken });
      const breakFunction = (owner: object, name: string, isHere = (_array: unknown[]) => true) => {
        const original = Reflect.get(owner, name);
        Object.assign(owner, {
          [name](this: unknown[], ...parameters: unknown[]) {
            if (Reflect.get(window, "isBroken") && isHere(this)) throw new Error(thrown);
            return original.apply(this, parameters);
          },
        });
      };
      const isOfCategories = ([first]: unknown[]) => Object.hasOwn(Object(first), "items");
      const isOfSlides = (array: unknown[]) => array.includes("unasked");
      if (place === "effect") breakFunction(IntersectionObserver.prototype, "observe");
      if (place === "render") breakFunction(window, "matchMedia");
      if (place === "handler") breakFunction(HTMLFormElement.prototype, "cloneNode");
      if (place === "reducer") breakFunction(Array.prototype, "map", isOfSlides);
      if (place === "Services") breakFunction(Array.prototype, "map", isOfCategories);
    },
    [place, thrown, isBroken] as const,
  );
}

export const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((isBroken) => void Object.assign(window, { isBroken }), isBroken);

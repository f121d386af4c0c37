import type { Page } from "@playwright/test";
import { slideshowButton } from "../support/slideshow.ts";
import { expect } from "../support/test.ts";

export const thrown = "An error on purpose";

/** Collects our errors in the console, since each should show once. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes(thrown)) errors.push(message.text());
  });
  return errors;
}

export const expectFallback = (page: Page) => expect(slideshowButton(page)).toHaveCount(0);

/** Makes React give up, without scrolling. */
export async function breakReact(page: Page): Promise<void> {
  await breakPage(page, "the slideshow");
  await expectFallback(page);
}

/** From now on, our script throws when it renders the services or, right away, the slides. */
export async function breakPage(page: Page, part: "the slideshow" | "Services"): Promise<void> {
  await page.evaluate(
    ([key, thrown]) => {
      const { map } = Array.prototype;
      Object.assign(Array.prototype, {
        map(this: unknown[], ...parameters: Parameters<typeof map>) {
          if (Object.hasOwn(Object(this[0]), key)) throw new Error(thrown);
          return map.apply(this, parameters);
        },
      });
      // Renders the slides again.
      document.querySelector<HTMLElement>("main button[type=button]")?.click();
    },
    [part === "Services" ? "items" : "variants", thrown] as const,
  );
}

/** From now on, these methods of the page's elements throw. */
export async function breakElements(page: Page, ...methods: (keyof Element)[]): Promise<void> {
  await page.evaluate(
    ({ methods, thrown }) => {
      const fail = () => {
        throw new Error(thrown);
      };
      for (const method of methods) Object.assign(Element.prototype, { [method]: fail });
    },
    { methods, thrown },
  );
}

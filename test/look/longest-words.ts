import type { Page } from "@playwright/test";
import { contentSchema } from "../../site-build/content/schemas.ts";

const words = "We Welcome Your Mother And Father With Warm Hands And ".repeat(3);

/** Makes the headline and the line below it as long as the owner may make them. */
export async function showLongestWords(page: Page): Promise<void> {
  const { headline, subline } = contentSchema.shape.home.shape;
  const texts = [headline, subline].map(({ maxLength }) => words.slice(0, maxLength as number));
  await page.locator("h1, h1 + p").evaluateAll((elements, longest) => {
    for (const [index, element] of elements.entries()) element.textContent = longest[index] ?? "";
  }, texts);
}

import { homeSchema } from "../../site-build/content/schemas.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { headline, subline } = homeSchema.shape;

const asLongAs = (length: number) =>
  "We Welcome Your Mother And Father With Warm Hands And ".repeat(3).slice(0, length);

test("The call link fits on the first screen even with the longest headline allowed", async ({
  page,
}) => {
  await openHome(page);
  const setText = (element: Element, text: string) => {
    element.textContent = text;
  };
  await page.locator("h1").evaluate(setText, asLongAs(headline.maxLength as number));
  await page.locator("h1 + p").evaluate(setText, asLongAs(subline.maxLength as number));
  const call = page.getByRole("main").getByRole("link", { name: /^Call us/ });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(call).toBeInViewport({ ratio: 1 });
  }
});

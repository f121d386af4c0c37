import type { Route } from "@playwright/test";
import { expect, fillForm, openHome } from "../support/test.ts";
import { test } from "./test.ts";
import { expectReadableAndCallable, sendAndSeeToast, typed } from "./visitor.ts";

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  "is blocked": (route) => route.abort("blockedbyclient"),
  "refuses to be shown here": (route) =>
    route.fulfill({ body: "No", headers: { "X-Frame-Options": "DENY" } }),
  hangs: () => {},
};

for (const [what, answer] of Object.entries(faults)) {
  test.describe(`When the map ${what}`, () => {
    test.use({ expectedMessages: [/Failed to load resource|X-Frame-Options/] });

    test("the address and the directions are there, and all else works", async ({
      page,
      email,
    }) => {
      await page.route("https://www.google.com/maps**", answer);
      const asked = page.waitForRequest("https://www.google.com/maps**");
      await openHome(page);
      const card = page.getByRole("region", { name: "Find Us" });
      await card.scrollIntoViewIfNeeded();
      await asked;
      await expect(card.getByText("714 88th St SE, Everett, WA")).toBeVisible();
      await expect(card.getByRole("link", { name: "Get directions" })).toBeVisible();
      await expectReadableAndCallable(page);
      await fillForm(page, typed);
      await sendAndSeeToast(page);
      expect(email.messages).toMatchObject([typed]);
    });
  });
}

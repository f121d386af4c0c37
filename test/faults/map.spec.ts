import type { Route } from "@playwright/test";
import { address } from "../fixtures/specification.ts";
import { fillForm, sendAndSeeToast, typed } from "../support/contact-form.ts";
import { card, expectReadableAndCallable, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const mapAddress = "https://www.google.com/maps?**";

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  "is blocked": (route) => route.abort("blockedbyclient"),
  "refuses to be shown here": (route) =>
    route.fulfill({ body: "No", headers: { "X-Frame-Options": "DENY" } }),
  hangs: () => {},
};

test.describe("When the map is blocked, refuses to be shown here, or hangs", () => {
  test.use({ expectedMessages: [/Failed to load resource|X-Frame-Options/] });

  test("the address and the directions are there, and all else works", async ({ page }) => {
    for (const [what, answer] of Object.entries(faults)) {
      await test.step(what, async () => {
        await page.route(mapAddress, answer);
        const asked = page.waitForRequest(mapAddress);
        await openHome(page);
        await card(page, "Find Us").scrollIntoViewIfNeeded();
        await asked;
        await expect(card(page, "Find Us").getByText(address)).toBeVisible();
        await expect(page.getByRole("link", { name: "Get directions" })).toBeVisible();
        await expectReadableAndCallable(page);
        await fillForm(page, typed);
        await sendAndSeeToast(page);
        await page.unroute(mapAddress);
      });
    }
  });
});

import type { Route } from "@playwright/test";
import { address } from "../fixtures/specification.ts";
import { card, mapAddress, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { expectWorkingPage } from "./working-page.ts";

const map = `${mapAddress}**`;

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  "it is blocked": (route) => route.abort("blockedbyclient"),
  "it refuses to be framed": (route) =>
    route.fulfill({ body: "No", headers: { "X-Frame-Options": "DENY" } }),
  "it hangs": () => {},
};

test.describe("When the map doesn't load", () => {
  test.use({ expectedMessages: [/Failed to load resource|X-Frame-Options/] });

  test("the address, the directions and everything else still work", async ({ page, email }) => {
    for (const [what, answer] of Object.entries(faults)) {
      await test.step(what, async () => {
        await page.route(map, answer);
        const asked = page.waitForRequest(map);
        await openHome(page);
        await card(page, "Find Us").scrollIntoViewIfNeeded();
        await asked;
        await expect(card(page, "Find Us").getByText(address)).toBeVisible();
        await expect(page.getByRole("link", { name: "Get directions" })).toBeVisible();
        await expectWorkingPage(page, email);
        await page.unroute(map);
      });
    }
  });
});

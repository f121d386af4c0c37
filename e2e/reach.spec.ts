import { expect, openHome, test } from "./fixtures.ts";

for (const path of ["/", "/services"]) {
  test(`On ${path} the first stop of the Tab key skips to the main content`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("banner").getByRole("link", { name: /^Skip to / });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").locator(":focus")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}#`));
  });

  test(`On ${path} no text is smaller than 18 px, on a phone or a desktop`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const small = await page.locator("body *").evaluateAll((elements) =>
        elements
          .filter((element) => element.getClientRects().length > 0 && element.textContent?.trim())
          .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 18)
          .map((element) => element.outerHTML),
      );
      expect(small, `at ${width} px`).toEqual([]);
    }
  });

  test(`On ${path} buttons, fields and top-bar links have an edge in forced colours`, async ({
    page,
  }) => {
    await page.goto(path);
    const edges = await page
      .locator("button, input:not([type=hidden]), textarea, header a")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
        }),
      );
    expect(edges.length).toBeGreaterThanOrEqual(4);
    expect(edges).not.toContain(false);
  });
}

test("After the message box the Tab key reaches the send button", async ({ page }) => {
  await openHome(page);
  await page.getByLabel("Message").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
});

test("The page answers within a second of its load", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("load", () => performance.mark("load"));
    new MutationObserver((_, observer) => {
      if (!document.querySelector("main button:not([type=submit])")) return;
      performance.mark("ready");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // More than one visit if need be: the machine may be busy, the page may not be slow.
  await expect(async () => {
    await openHome(page);
    const wait = await page.evaluate(() => performance.measure("", "load", "ready").duration);
    expect(wait).toBeLessThan(1000);
  }).toPass();
});

import { expect, facts, fillForm, openHome, sendButton, test } from "../support/test.ts";

const widths = [320, 360, 390, 820, 1440, 2560];

for (const width of widths) {
  test(`at ${width} px the hero is 800 px high and nothing needs sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/services"]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    await page.goto("/");
    const hero = page.locator("main > div").first();
    expect((await hero.boundingBox())?.height).toBe(800);
  });
}

for (const [width, height] of [
  [360, 640],
  [1440, 900],
  [2560, 1300],
] as const) {
  test(`headline, subline and call link are seen first on a screen of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText("The care you need")).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole("link", { name: /^Call us/ })).toBeInViewport({ ratio: 1 });
  });
}

test("the phone number never breaks, on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const lines = await page.getByText(facts.phone.display).evaluateAll((numbers) =>
    numbers.map((number) => {
      const range = document.createRange();
      range.selectNodeContents(number);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual([1, 1]);
});

test("the toast does not cover the send button on a phone", async ({ page }) => {
  for (const height of [640, 760, 844]) {
    await page.setViewportSize({ width: 390, height });
    await openHome(page);
    await fillForm(page);
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    await sendButton(page).click();
    const toast = page.locator("[data-shown=true]");
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const toastTop = (await toast.boundingBox())?.y ?? 0;
        const button = await sendButton(page).boundingBox();
        return toastTop - ((button?.y ?? 0) + (button?.height ?? 0));
      })
      .toBeGreaterThan(0);
  }
});

test("the pictures fade by opacity alone, over one second", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.clock.runFor(5000);
  const properties = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        document.addEventListener("transitionrun", () => {
          const running = document.getAnimations() as CSSTransition[];
          resolve(running.map(({ transitionProperty }) => transitionProperty));
        });
      }),
  );
  await page.clock.runFor(5000);
  expect(new Set(await properties)).toEqual(new Set(["opacity"]));
  const slide = page.locator("[data-current=true]");
  await expect(slide).toHaveCSS("transition-property", "opacity");
  await expect(slide).toHaveCSS("transition-duration", "1s");
});

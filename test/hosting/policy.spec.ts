import { expect, test } from "../support/test.ts";

test.describe("When a page breaks the policy", () => {
  test.use({ errorsExpected: true });

  test("the browser blocks it, and the console says so", async ({ page }) => {
    await page.goto("/");
    const picture = "https://example.org/picture.png";
    const error = page.waitForEvent("console", (message) => message.text().includes(picture));
    await page.evaluate(
      (src) => document.body.append(Object.assign(new Image(), { src })),
      picture,
    );
    expect((await error).text()).toContain("img-src 'self'");
    const markup = page.evaluate(() => {
      document.body.innerHTML = "<b>Injected</b>";
    });
    await expect(markup).rejects.toThrow("TrustedHTML");
  });
});

test("The browser knows every feature we turn off, and the map can still go full screen", async ({
  page,
}) => {
  const response = await page.goto("/");
  const header = response?.headers()["permissions-policy"] ?? "";
  const turnedOff = header.split(", ").map((entry) => entry.replace("=()", ""));
  const { known, allowed } = await page.evaluate(() => {
    type Policy = { features(): string[]; allowedFeatures(): string[] };
    const { featurePolicy } = document as unknown as { featurePolicy: Policy };
    return { known: featurePolicy.features(), allowed: featurePolicy.allowedFeatures() };
  });
  expect(known).toEqual(expect.arrayContaining(turnedOff));
  expect(allowed.filter((feature) => turnedOff.includes(feature))).toEqual([]);
  expect(allowed).toEqual(expect.arrayContaining(["fullscreen", "storage-access", "sync-xhr"]));
});

import { expect, openHome, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test("the second picture waits until the page has long been quiet", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  await openHome(page);
  await page.waitForLoadState("networkidle");
  expect(pictures.filter((url) => url.endsWith(".avif"))).toHaveLength(1);
  await page.clock.runFor(2500);
  await expect.poll(() => pictures.filter((url) => url.endsWith(".avif")).length).toBe(2);
});

for (const intent of ["hover", "focus"] as const) {
  test(`the Services picture is fetched on ${intent} of its link, before the click`, async ({
    page,
  }) => {
    await openHome(page);
    const picture = page.waitForRequest(/services-.*\.avif/);
    await page.getByRole("link", { name: "Services" })[intent]();
    await picture;
  });
}

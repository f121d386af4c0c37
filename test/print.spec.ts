import { expect, facts, test } from "./support/test.ts";

for (const path of ["/", "/services"]) {
  test(`${path} prints in black on white on one or two sheets, with address and phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const sheets = (await page.pdf({ format: "Letter" }))
      .toString("latin1")
      .match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: "print" });
    await expect(
      page.locator("button, form, iframe, picture, svg").filter({ visible: true }),
    ).toHaveCount(0);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("714 88th St SE, Everett, WA")).toBeVisible();
    await expect(footer.getByText(facts.phone.display)).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    const testimonials = page.getByRole("link", { name: "Testimonials" });
    const address = await testimonials.evaluate(
      (link) => getComputedStyle(link, "::after").content,
    );
    expect(address).toContain(facts.testimonialsUrl);
  });
}

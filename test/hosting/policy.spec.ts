import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { localPort, productionPort } from "../../playwright.config.ts";
import { slideshow } from "../fixtures/specification.ts";
import { fillForm, sendButton, successText } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";

for (const [name, port] of Object.entries({ local: localPort, production: productionPort })) {
  const site = `http://localhost:${port}`;

  test(`A whole visit to the ${name} site meets no violation and no console message`, async ({
    context,
  }) => {
    test.slow();
    const page = await context.newPage();
    const problems = await watch(page);
    await answerOtherHosts(context);
    await page.clock.install();
    await openHome(page, site);
    const data = await page.locator("script[type='application/ld+json']").textContent();
    expect(JSON.parse(data ?? ""), "data, which is not taken for script").toHaveProperty("@type");

    const current = page.locator("[data-current=true] img");
    for (let change = 0; change < slideshow.pictures; change++) {
      const before = (await current.getAttribute("data-picture")) as string;
      await page.clock.fastForward(slideshow.interval);
      await expect(current).not.toHaveAttribute("data-picture", before);
    }

    await fillForm(page);
    await sendButton(page).click();
    await expect(successText(page)).toBeVisible();

    await page.locator("#find-us").scrollIntoViewIfNeeded();
    await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();

    await page.getByRole("link", { name: "Services" }).click();
    await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
    await page.goBack();
    await expect(successText(page)).toBeVisible();

    expect(problems).toEqual([]);
  });
}

test("What the policy does not name is refused, and the visit's test would see it", async ({
  page,
}) => {
  const problems = await watch(page);
  await page.goto("/");
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: "https://example.org/picture.png" }));
  });
  await expect.poll(() => problems).toContain("violation: img-src https://example.org/picture.png");
  const markup = page.evaluate(() => {
    document.body.innerHTML = "<b>Taken over</b>";
  });
  await expect(markup).rejects.toThrow("TrustedHTML");
});

test("The browser knows every power that is shut off, and the map may still fill the screen", async ({
  page,
}) => {
  const problems = await watch(page);
  const answer = await page.goto("/");
  const header = answer?.headers()["permissions-policy"] ?? "";
  const shutOff = header.split(", ").map((entry) => entry.replace("=()", ""));
  const { known, allowed } = await page.evaluate(() => {
    type Policy = { features(): string[]; allowedFeatures(): string[] };
    const { featurePolicy } = document as unknown as { featurePolicy: Policy };
    return { known: featurePolicy.features(), allowed: featurePolicy.allowedFeatures() };
  });
  expect(known).toEqual(expect.arrayContaining(shutOff));
  expect(allowed.filter((power) => shutOff.includes(power))).toEqual([]);
  expect(allowed).toEqual(expect.arrayContaining(["fullscreen", "storage-access", "sync-xhr"]));
  expect(problems).toEqual([]);
});

/** Collects what the page's policy forbade and whatever is written to the console. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on("console", (message) => problems.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  await page.exposeFunction("noteViolation", (text: string) => problems.push(`violation: ${text}`));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  return problems;
}

async function answerOtherHosts(context: BrowserContext): Promise<void> {
  await context.route("https://www.google.com/maps**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>A map</title><p>A map",
    }),
  );
  await context.route("https://api.emailjs.com/**", (route) => route.fulfill({ body: "OK" }));
}

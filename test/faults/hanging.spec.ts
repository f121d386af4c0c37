import {
  expect,
  expectForm,
  fillForm,
  holdBack,
  openHome,
  sendButton,
  successText,
} from "../support/test.ts";
import { fonts, type SiteFile, slides, startingScripts } from "./site-files.ts";
import { test } from "./test.ts";
import { expectReadableAndCallable, sendAndSeeToast, sendNatively, typed } from "./visitor.ts";

const kinds = {
  picture: slides[0],
  font: fonts[0],
  script: startingScripts[0],
  "script that the first one brings": startingScripts[2],
};

for (const [kind, file] of Object.entries(kinds)) {
  test(`While a ${kind} hangs, a visitor reads, calls and sends`, async ({ page, email }) => {
    const { address } = file as SiteFile;
    await page.route(address, () => {});
    const asked = page.waitForRequest(address);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await asked;
    await expectReadableAndCallable(page);
    await sendNatively(page);
    expect(email.messages).toMatchObject([typed]);
  });
}

test("No font keeps the words from being seen while it hangs", async ({ page }) => {
  await openHome(page);
  const displays = await page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ family }) => !family.includes("Fitted"))
      .map(({ display }) => display),
  );
  expect(displays).toEqual(["swap", "swap"]);
});

test("While the next picture hangs, the first stays and all else works", async ({
  page,
  email,
}) => {
  const [first, second] = slides as [SiteFile, SiteFile];
  await page.route(second.address, () => {});
  const asked = page.waitForRequest(second.address);
  await page.clock.install();
  await openHome(page);
  await page.clock.fastForward("10:00");
  await asked;
  const onShow = page.locator("[data-current=true] img");
  expect(await onShow.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    first.address,
  );
  await expectReadableAndCallable(page);
  await fillForm(page, typed);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});

test("While the email library hangs, the send waits for it and happens once", async ({
  page,
  email,
}) => {
  const letThrough = await holdBack(page, "**/assets/emailjs-*.js");
  await openHome(page);
  await fillForm(page, typed);
  await sendButton(page).click();
  await page.getByLabel("Your name").press("Enter");
  await expect(sendButton(page)).toHaveText("Sending…");
  await expectReadableAndCallable(page);
  expect(email.messages).toHaveLength(0);
  letThrough();
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
  expect(email.messages).toMatchObject([typed]);
});

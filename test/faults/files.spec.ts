import { expect, fillForm, openHome } from "../support/test.ts";
import {
  breakFile,
  emailLibrary,
  failureOf,
  filesOfVisit,
  fonts,
  icons,
  servicesPicture,
  slides,
  startingScripts,
} from "./site-files.ts";
import { test } from "./test.ts";
import {
  expectReadableAndCallable,
  sendAndSeeToast,
  sendInVain,
  sendNatively,
  typed,
} from "./visitor.ts";

test.use({
  expectedMessages: [/^Failed to load resource|Failed to fetch dynamically imported module/],
});

test("Each file of a visit is among those that fail in the tests of files and pictures", async ({
  page,
}) => {
  await page.clock.install();
  const pictures = [...slides, servicesPicture];
  const broken = [...pictures, ...startingScripts, emailLibrary, ...fonts, ...icons];
  const asked = await filesOfVisit(page);
  expect(asked.filter((url) => !broken.some(({ address }) => address.test(url)))).toEqual([]);
  expect(broken.filter(({ address }) => !asked.some((url) => address.test(url)))).toEqual([]);
});

for (const script of startingScripts) {
  test(`When the script ${script.name} fails, a visitor reads, calls and sends`, async ({
    page,
    email,
  }) => {
    await breakFile(page, script);
    const failure = failureOf(page, script);
    await page.goto("/");
    await failure;
    await expectReadableAndCallable(page);
    await sendNatively(page);
    expect(email.messages).toMatchObject([typed]);
  });
}

test("When the email library fails, the message stays and can be sent later", async ({
  page,
  email,
}) => {
  await breakFile(page, emailLibrary);
  await openHome(page);
  await fillForm(page, typed);
  await sendInVain(page);
  await expectReadableAndCallable(page);
  await page.unroute(emailLibrary.address);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});

for (const file of [...fonts, ...icons]) {
  test(`When ${file.name} fails, a visitor reads, calls and sends`, async ({ page, email }) => {
    await breakFile(page, file);
    await openHome(page);
    await expectReadableAndCallable(page);
    await fillForm(page, typed);
    await sendAndSeeToast(page);
    expect(email.messages).toMatchObject([typed]);
  });
}

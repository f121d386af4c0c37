import type { Page } from "@playwright/test";
import { expect } from "../support/test.ts";
import { axeFindings, equalAccessFindings } from "./checkers.ts";

/** At two widths, light and dark. Equal Access checks only light, since axe checks the contrast. */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page), `axe, ${where}, dark at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await expectNoFindingsNow(page, `${where}, light at ${width} px`);
  }
}

/** On the page as it is. */
export async function expectNoFindingsNow(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), `axe, ${where}`).toEqual([]);
  expect(await equalAccessFindings(page), `Equal Access, ${where}`).toEqual([]);
}

import { chromium } from "@playwright/test";
import { launchOptions } from "../../../test/support/chromium.ts";
import { startPlainHost } from "../../../test/support/plain-host.ts";
import { buildSite } from "../../site.ts";
import { ContentError } from "../content-error.ts";
import { heavyPages } from "./bytes.ts";
import { wordsThatDoNotFit } from "./fit.ts";
import { changedGivenWords } from "./given-words.ts";
import { unfitMetadata } from "./metadata.ts";
import { picturesUnderWeakWords } from "./pictures.ts";
import { brokenRules } from "./rules.ts";
import { readWords } from "./words.ts";

const out = ".cache/test/owner";

/**
 * Builds the site from the owner's content and looks at it as a visitor would. Throws with a line
 * for each fault; returns what the owner may want to know and need not act on.
 */
export async function checkContent(folder: string): Promise<string[]> {
  const { pictures } = await buildSite({ mode: "local", content: folder, out });
  const words = readWords(folder);
  const host = await startPlainHost(out);
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ baseURL: host.origin, reducedMotion: "reduce" });
    const page = await context.newPage();
    const faults = [
      ...unfitMetadata(out, words),
      ...(await brokenRules(page, words)),
      ...(await wordsThatDoNotFit(page, words)),
      ...(await picturesUnderWeakWords(page, pictures.hero)),
    ];
    if (faults.length > 0) throw new ContentError(faults);
    return [...changedGivenWords(words), ...(await heavyPages(browser, host.origin, pictures))];
  } finally {
    await browser.close();
    host.close();
  }
}

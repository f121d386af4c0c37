import { chromium } from "@playwright/test";
import { startHost } from "../../../hosting/host.ts";
import { freePort } from "../../../hosting/ports.ts";
import { ensureTestBrowser, launchOptions } from "../../../programs/chromium.ts";
import { pages } from "../../../src/pages.ts";
import { buildSite } from "../../site.ts";
import { wordsThatDoNotFit } from "./fit.ts";
import { lostWords, shownOn, wordsOf } from "./lost-words.ts";
import { otherCities, unfinishedWords } from "./notes.ts";
import { brokenRules } from "./rules.ts";
import { longTitle } from "./titles.ts";
import { unpublishableFacts } from "./unpublishable.ts";
import { readWords } from "./words.ts";

const out = ".cache/check-content";

type Verdict = {
  /** What has to be fixed. */
  problems: string[];
  /** What the owner may want to know. */
  notes: string[];
  /** The facts that are still missing before the site can be published. */
  missing: string[];
};

/** Builds the site from the owner's content and looks at each page as a visitor would. */
export async function checkContent(folder: string): Promise<Verdict> {
  const { facts, notes } = await buildSite({ mode: "local", content: folder, out, isQuiet: true });
  const words = readWords(folder);
  const port = await freePort();
  const host = await startHost({ config: "hosting/wrangler.local.jsonc", port, assets: out });
  const executablePath = ensureTestBrowser();
  const browser = await chromium.launch({ ...launchOptions, executablePath });
  try {
    const tab = await browser.newPage({ reducedMotion: "reduce" });
    const problems: string[] = [];
    for (const page of pages) {
      await tab.goto(`http://localhost:${port}${page.path}`);
      problems.push(
        ...longTitle(await tab.title(), words),
        ...lostWords(wordsOf(page, words, facts), await shownOn(tab)),
        ...(await brokenRules(tab, words)),
        ...(await wordsThatDoNotFit(tab, words)),
      );
    }
    const unpublishable = unpublishableFacts(folder);
    return {
      problems: [...new Set(problems)],
      notes: [
        ...notes,
        ...unpublishable.notes,
        ...unfinishedWords(words),
        ...otherCities(words, facts.address),
      ],
      missing: unpublishable.missing,
    };
  } finally {
    await browser.close();
    host.kill();
  }
}

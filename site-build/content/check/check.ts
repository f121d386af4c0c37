import { chromium, type Page } from "@playwright/test";
import { startHost } from "../../../hosting/host.ts";
import { ensureTestBrowser, launchOptions } from "../../../programs/chromium.ts";
import { pages } from "../../../src/pages.ts";
import { buildSite } from "../../site.ts";
import { axeFindings } from "./checkers.ts";
import { wordsThatDoNotFit } from "./fit.ts";
import { lostWords, shownOn, wordsOf } from "./lost-words.ts";
import { otherCities, unfinishedWords, unpublishableFacts } from "./notes.ts";
import { placeOf, readWords, type Word } from "./words.ts";

const out = ".cache/check-content";
/** Search engines cut off longer titles. */
const LONGEST_TITLE = 70;

type Verdict = {
  /** Must be fixed. */
  problems: string[];
  /** Good to know. */
  notes: string[];
  /** Facts that must be filled in before the site can be published. */
  missing: string[];
};

/** Builds the site from the owner's content and looks at each page as a visitor would. */
export async function checkContent(folder: string): Promise<Verdict> {
  const { facts, notes } = await buildSite({ mode: "local", content: folder, out, isQuiet: true });
  const words = readWords(folder);
  const { host, port } = await startHost({ config: "hosting/wrangler.local.jsonc", assets: out });
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

function longTitle(title: string, words: Word[]): string[] {
  if (title.length <= LONGEST_TITLE) return [];
  const numbers = `${title.length} characters; search engines show ${LONGEST_TITLE}`;
  return [
    `${placeOf(title, words)}: makes the page's title too long: "${title}" (${numbers}). Use a shorter name`,
  ];
}

/** The accessibility rules that a page breaks, on a phone or on a desktop. */
async function brokenRules(page: Page, words: Word[]): Promise<string[]> {
  const lines: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { rule, html, help } of await axeFindings(page)) {
      const place = placeOf(html.replace(/<[^>]*>/g, ""), words);
      lines.push(`${place}: breaks the rule "${help}" (${rule})`);
    }
  }
  return lines;
}

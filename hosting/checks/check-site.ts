import { home, type Page, pages } from "../../src/pages.ts";
import { helper, ifItOpens } from "../advice.ts";
import type { Answer, Ask } from "./ask.ts";

/** The title stays the same from day to day while the problem lasts. */
export type Problem = {
  title: string;
  detail: string;
  advice: string;
  /** The rest couldn't be checked. */
  isOutage?: true;
};

/** Something that the home page needs, and where to find its URL in the HTML. */
export type Part = {
  name: string;
  at: RegExp;
  isProblem?: (status: number) => boolean;
  advice?: string;
};

const publishAgain = `Press Publish. You'll get an email when it's fixed. If none comes by tomorrow, call ${helper}.`;
const isNotOk = (status: number) => status !== 200;

const ownParts: Part[] = [
  { name: "script", at: /<script [^>]*src="([^"]+)"/ },
  { name: "first picture", at: /<source [^>]*srcset="([^" ]+)/i },
];

type Answers = { homeAnswer: Answer; all: { page: Page; answer: Answer }[] };

export async function askPages(url: URL, ask: Ask): Promise<Answers> {
  const asking = pages.map(async (page) => ({ page, answer: await ask(new URL(page.path, url)) }));
  const all = await Promise.all(asking);
  const found = all.find(({ page }) => page === home) as (typeof all)[number];
  return { homeAnswer: found.answer, all };
}

/** Checks the answer for each page, and the script and the first picture of the home page. */
export async function checkPages(
  { homeAnswer, all }: Answers,
  ask: Ask,
  { isPublic }: { isPublic: boolean },
): Promise<Problem[]> {
  const problems = all.map(({ page, answer }) => pageProblems(page, answer, isPublic));
  const parts = await partProblems(homeAnswer, ownParts, ask);
  return [...problems.flat(), ...parts];
}

function pageProblems(page: Page, answer: Answer, isPublic: boolean): Problem[] {
  const name = `The ${page.name} page`;
  const { url, status, headers } = answer;
  if (isNotOk(status)) {
    const advice = `${ifItOpens} If it doesn't, check that the domain is paid for and look at cloudflarestatus.com. If both are fine, call ${helper}.`;
    const problem = unreachable(name, answer, advice);
    // The home page leads to everything else that is checked.
    return [page === home ? { ...problem, isOutage: true } : problem];
  }
  const problems: Problem[] = [];
  // All our headers come from one file, so checking one is enough.
  if (!headers.has("Content-Security-Policy")) {
    problems.push({
      title: `${name} is missing security headers`,
      detail: `${url} doesn't send Content-Security-Policy`,
      advice: publishAgain,
    });
  }
  if (isPublic && isHidden(answer)) {
    problems.push({
      title: `${name} is hidden from search engines`,
      detail: `${url} says noindex, like a preview`,
      advice: publishAgain,
    });
  }
  return problems;
}

/** Whether search engines may not list a page: a preview, or one with placeholders. */
export function isHidden({ headers, text }: Pick<Answer, "headers" | "text">): boolean {
  const forRobots = [headers.get("X-Robots-Tag"), /<meta name="robots"[^>]*>/.exec(text)?.[0]];
  return forRobots.join().includes("noindex");
}

/** None if the page itself failed. */
export async function partProblems(answer: Answer, parts: Part[], ask: Ask): Promise<Problem[]> {
  if (isNotOk(answer.status)) return [];
  const problems = parts.map(async ({ name, at, isProblem = isNotOk, advice = publishAgain }) => {
    const found = at.exec(answer.text)?.[1];
    if (!found) {
      const title = `The ${name} is missing`;
      return [{ title, detail: `${answer.url} has no ${name}`, advice: publishAgain }];
    }
    // React writes these two characters of a URL as entities.
    const partUrl = found.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    const part = await ask(new URL(partUrl, answer.url));
    const hasProblem = part.status === 0 || isProblem(part.status);
    return hasProblem ? [unreachable(`The ${name}`, part, advice)] : [];
  });
  return (await Promise.all(problems)).flat();
}

function unreachable(name: string, { url, status, text }: Answer, advice: string): Problem {
  const reason = status === 0 ? text : `status ${status}`;
  return { title: `${name} isn't available`, detail: `${url}: ${reason}`, advice };
}

import { pages } from "../../src/pages.ts";
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

const publishAgain =
  "Press Publish. You'll get an email when it's fixed. If none comes by tomorrow, call the person who helps you.";
const isNotOk = (status: number) => status !== 200;

const ownParts: Part[] = [
  { name: "script", at: /<script [^>]*src="([^"]+)"/ },
  { name: "first picture", at: /<source [^>]*srcset="([^" ]+)/i },
];

/** Asks for each page. The home page is the first. */
export function askPages(url: URL, ask: Ask): Promise<Answer[]> {
  return Promise.all(pages.map(({ path }) => ask(new URL(path, url))));
}

/** Checks the answer for each page, and the script and the first picture of the home page. */
export async function checkPages(
  answers: Answer[],
  ask: Ask,
  { isPublic }: { isPublic: boolean },
): Promise<Problem[]> {
  const problems = answers.map((answer, index) =>
    pageProblems(`The ${pages[index]?.name} page`, answer, isPublic),
  );
  const parts = await partProblems(answers[0] as Answer, ownParts, ask);
  return [...problems.flat(), ...parts];
}

function pageProblems(name: string, page: Answer, isPublic: boolean): Problem[] {
  const { url, status, headers } = page;
  if (isNotOk(status)) {
    const advice =
      "If it opens for you, do nothing; we'll look again tomorrow. If it doesn't, check that the domain is paid for and look at cloudflarestatus.com. If both are fine, call the person who helps you.";
    return [{ ...unreachable(name, page, advice), isOutage: true }];
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
  if (isPublic && isHidden(page)) {
    problems.push({
      title: `${name} is hidden from search engines`,
      detail: `${url} says noindex, like a preview`,
      advice: publishAgain,
    });
  }
  return problems;
}

/** Whether search engines may not list a page: a preview, or one with placeholders. */
export function isHidden({ headers, text }: Answer): boolean {
  const forRobots = [headers.get("X-Robots-Tag"), /<meta name="robots"[^>]*>/.exec(text)?.[0]];
  return forRobots.join().includes("noindex");
}

/** None if the page itself failed. */
export async function partProblems(page: Answer, parts: Part[], ask: Ask): Promise<Problem[]> {
  if (isNotOk(page.status)) return [];
  const problems = parts.map(async ({ name, at, isProblem = isNotOk, advice = publishAgain }) => {
    const found = at.exec(page.text)?.[1];
    if (!found) {
      const title = `The ${name} is missing`;
      return [{ title, detail: `${page.url} has no ${name}`, advice: publishAgain }];
    }
    // React writes these two characters of a URL as entities.
    const partUrl = found.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    const answer = await ask(new URL(partUrl, page.url));
    const hasProblem = answer.status === 0 || isProblem(answer.status);
    return hasProblem ? [unreachable(`The ${name}`, answer, advice)] : [];
  });
  return (await Promise.all(problems)).flat();
}

function unreachable(name: string, { url, status, text }: Answer, advice: string): Problem {
  const reason = status === 0 ? text : `status ${status}`;
  return { title: `${name} isn't available`, detail: `${url}: ${reason}`, advice };
}

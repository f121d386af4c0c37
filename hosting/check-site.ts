import { pages } from "../src/pages.ts";
import type { Answer, Ask } from "./ask.ts";

/** The title stays the same from day to day while the problem lasts. */
export type Problem = { title: string; detail: string; advice: string };

/** Something that the home page needs, and where to find its address in the HTML. */
export type Part = {
  name: string;
  at: RegExp;
  isProblem?: (status: number) => boolean;
  advice?: string;
};

const securityHeaders = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
];
const publishAgain = "Press Publish.";
const isNotOk = (status: number) => status !== 200;

const ownParts: Part[] = [
  { name: "script", at: /<script [^>]*src="([^"]+)"/ },
  { name: "first picture", at: /<source [^>]*srcset="([^" ]+)/i },
];

/** Asks for each page. The home page is the first. */
export function askPages(address: URL, ask: Ask): Promise<Answer[]> {
  return Promise.all(pages.map(({ path }) => ask(new URL(path, address))));
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
  const { address, status, headers, text } = page;
  if (isNotOk(status)) {
    const advice =
      "If you can't see it either, the domain may have expired, or look at cloudflarestatus.com.";
    return [unreachable(name, page, advice)];
  }
  const problems: Problem[] = [];
  const missing = securityHeaders.filter((header) => !headers.has(header));
  if (missing.length > 0) {
    problems.push({
      title: `${name} is missing security headers`,
      detail: `${address} doesn't send ${missing.join(", ")}`,
      advice: publishAgain,
    });
  }
  const forRobots = [headers.get("X-Robots-Tag"), /<meta name="robots"[^>]*>/.exec(text)?.[0]];
  if (isPublic && forRobots.join().includes("noindex")) {
    problems.push({
      title: `${name} is hidden from search engines`,
      detail: `${address} says noindex, like a preview`,
      advice: publishAgain,
    });
  }
  return problems;
}

/** None if the page itself failed. */
export async function partProblems(page: Answer, parts: Part[], ask: Ask): Promise<Problem[]> {
  if (isNotOk(page.status)) return [];
  const problems = parts.map(async ({ name, at, isProblem = isNotOk, advice = publishAgain }) => {
    const found = at.exec(page.text)?.[1];
    if (!found) {
      return [
        { title: `The ${name} is missing`, detail: `${page.address} has no ${name}`, advice },
      ];
    }
    const answer = await ask(new URL(decoded(found), page.address));
    const hasProblem = answer.status === 0 || isProblem(answer.status);
    return hasProblem ? [unreachable(`The ${name}`, answer, advice)] : [];
  });
  return (await Promise.all(problems)).flat();
}

function unreachable(name: string, { address, status, text }: Answer, advice: string): Problem {
  const reason = status === 0 ? text : `status ${status}`;
  return { title: `${name} is down`, detail: `${address}: ${reason}`, advice };
}

/** What React writes for characters that mean something in HTML. */
const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Turns what React wrote as an attribute's value back into that value. */
function decoded(value: string): string {
  return value.replace(/&[^;]+;/g, (code) => characters[code] ?? code);
}

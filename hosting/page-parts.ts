import { type Ask, type Page, type Problem, unreachable } from "./ask.ts";

export const buildAgain = "On Cloudflare, run the latest build again";

type Part = { name: string; at: RegExp; isProblem: (status: number) => boolean; advice: string };

/** What the home page needs, and where its HTML names each part. */
const parts: Part[] = [
  {
    name: "script",
    at: /<script [^>]*src="([^"]+)"/,
    isProblem: (status) => status !== 200,
    advice: buildAgain,
  },
  {
    name: "first picture",
    at: /<source [^>]*srcset="([^" ]+)/i,
    isProblem: (status) => status !== 200,
    advice: buildAgain,
  },
  {
    name: "map",
    at: /<iframe [^>]*src="([^"]+)"/,
    isProblem: isGone,
    advice: "It's run by Google. Wait a day. Your address is next to it",
  },
  {
    name: "page with reviews",
    at: /<a [^>]*href="([^"]+)"[^>]*>Testimonials</,
    isProblem: isGone,
    advice: "Copy its new address into Facts",
  },
  {
    name: "email service",
    at: /<form [^>]*action="([^"]+)"/,
    // Messages are posted to this address, so it may well answer a visit with 404.
    isProblem: (status) => status >= 500,
    advice: "It's run by EmailJS. Wait a day. Visitors can call",
  },
];

export async function partProblems(page: Page, ask: Ask): Promise<Problem[]> {
  const problems = parts.map(async ({ name, at, isProblem, advice }) => {
    const found = at.exec(page.text)?.[1]?.replaceAll("&amp;", "&");
    if (!found) {
      return [{ title: `The ${name} is missing`, detail: `${page.address} doesn't have one` }];
    }
    const answer = await ask(new URL(found, page.address));
    const hasProblem = "problem" in answer || isProblem(answer.status);
    return hasProblem ? [unreachable(`The ${name}`, answer, advice)] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** A page that refuses programs (403) can still work for people. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || status >= 500;
}

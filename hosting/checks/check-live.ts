import { emailApi } from "../../src/contact/email-api.ts";
import { helper, ifItOpens } from "../advice.ts";
import type { Ask } from "./ask.ts";
import { askPages, checkPages, type Part, type Problem, partProblems } from "./check-site.ts";
import { versionIn } from "./version.ts";

/** GitHub sends that email when the issue is closed. */
const adviceToWait = (company: string, meanwhile: string) =>
  `${company} runs it, so there's nothing for you to fix. ${meanwhile} You'll get an email when it's back. If none comes by tomorrow, call ${helper}.`;

/** What other companies run. */
const thirdParties: Part[] = [
  {
    name: "map",
    at: /<iframe [^>]*src="([^"]+)"/,
    isProblem: isGone,
    advice: adviceToWait("Google", "Visitors still see your address next to it."),
  },
  {
    name: "reviews page",
    at: /<a [^>]*href="([^"]+)"[^>]*>Testimonials</,
    isProblem: isGone,
    advice: `${ifItOpens} If it has moved, copy its new URL into Facts → Reviews page, save and press Publish. If it's gone, call ${helper}.`,
  },
  {
    name: "email service",
    at: /<form [^>]*action="([^"]+)"/,
    // Messages are posted to this URL, so it may well answer a visit with 404.
    isProblem: (status) => status >= 500,
    advice: adviceToWait(emailApi.name, "Visitors can still call."),
  },
];

/** How long the owner may take to publish what was saved. */
const GRACE_PERIOD = 86_400_000;

/** When the owner last saved the facts. Undefined if this version has the same ones. */
type FactsSavedSince = (version: string) => Date | undefined;

/** Looks at the published site as a visitor would. It sends no message. */
export async function checkLive(
  url: URL,
  ask: Ask,
  factsSavedSince: FactsSavedSince,
): Promise<Problem[]> {
  const { version, problems } = await look(url, ask, factsSavedSince);
  // A new version may have gone live in the meantime, and then the old one's files are gone.
  const isStale = problems.length > 0 && versionIn((await ask(url)).text) !== version;
  return isStale ? (await look(url, ask, factsSavedSince)).problems : problems;
}

async function look(url: URL, ask: Ask, factsSavedSince: FactsSavedSince) {
  const answers = await askPages(url, ask);
  const { homeAnswer } = answers;
  const version = versionIn(homeAnswer.text);
  if (homeAnswer.status === 200 && !version) {
    const title = "Your domain shows someone else's website";
    const advice = `Check that the domain is paid for. If it is, call ${helper}.`;
    const problem: Problem = { title, detail: url.href, advice, isOutage: true };
    return { version, problems: [problem] };
  }
  const problems = await Promise.all([
    checkPages(answers, ask, { isPublic: true }),
    partProblems(homeAnswer, thirdParties, ask),
    // The twin leads to the site, so it can't be reached either.
    homeAnswer.status === 0 ? [] : twinProblems(url, ask),
  ]);
  const saved = version && factsSavedSince(version);
  if (saved && Date.now() - saved.getTime() > GRACE_PERIOD) {
    const title = "Facts you saved aren't on the website";
    const detail = "You saved a change in Facts more than a day ago, but it isn't on the website";
    const advice = "To show it, press Publish. If you don't want it, change it back and save.";
    problems.push([{ title, detail, advice }]);
  }
  return { version, problems: problems.flat() };
}

/** The URL without "www" if it has it, or with "www" if it doesn't, must lead here too. */
async function twinProblems(site: URL, ask: Ask): Promise<Problem[]> {
  const twin = twinOf(site);
  if (!twin) return [];
  const { status, finalUrl, text } = await ask(twin);
  if (new URL(finalUrl).origin === site.origin) return [];
  return [
    {
      title: `${twin.host} doesn't lead to your website`,
      detail: `${twin.href}: ${status === 0 ? text : `it leads to ${finalUrl}`}`,
      advice: `Call ${helper}. (docs/setup.md, step 6)`,
    },
  ];
}

function twinOf(site: URL): URL | undefined {
  const twin = new URL(site);
  if (site.hostname.startsWith("www.")) twin.hostname = site.hostname.slice("www.".length);
  else if (site.hostname.split(".").length === 2) twin.hostname = `www.${site.hostname}`;
  else return undefined;
  return twin;
}

/** A page that refuses programs (403) can still work for people. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || status >= 500;
}

import { setTimeout as pause } from "node:timers/promises";

/** `end` is the address after all redirects. */
export type Page = { address: string; end: string; status: number; headers: Headers; text: string };
export type NoAnswer = { address: string; problem: string };
export type Ask = (address: URL) => Promise<Page | NoAnswer>;

/** The title stays the same from day to day while the problem lasts. */
export type Problem = { title: string; detail: string };

/** Asks a second time, because a network or a server can fail for a moment. */
export async function askTwice(address: URL, wait: number): Promise<Page | NoAnswer> {
  const first = await askOnce(address.href);
  if ("status" in first && first.status < 500) return first;
  await pause(wait);
  return askOnce(address.href);
}

async function askOnce(address: string): Promise<Page | NoAnswer> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    const { url: end, status, headers } = answer;
    return { address, end, status, headers, text: await answer.text() };
  } catch (error) {
    return { address, problem: problemOf(error as Error) };
  }
}

/** The usual failures, in plain words for the owner. */
function problemOf(error: Error): string {
  const { code, message } = (error.cause ?? error) as { code?: string; message: string };
  if (error.name === "TimeoutError") return "didn't respond within 20 s";
  if (code === "ENOTFOUND") return "this address doesn't exist (has the domain expired?)";
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(`${code}`)) return "its certificate isn't valid";
  if (/ECONNREFUSED|ECONNRESET|UND_ERR/.test(`${code}`)) return "the connection was refused";
  return message;
}

export function isFine(answer: Page | NoAnswer): answer is Page {
  return "status" in answer && answer.status === 200;
}

export function unreachable(name: string, answer: Page | NoAnswer, advice: string): Problem {
  const reason = "problem" in answer ? answer.problem : `status ${answer.status}`;
  return { title: `${name} can't be reached`, detail: `${answer.address}: ${reason}. ${advice}` };
}

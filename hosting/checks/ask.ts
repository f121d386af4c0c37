import { setTimeout as pause } from "node:timers/promises";

export type Answer = {
  url: string;
  /** The URL after all redirects. */
  finalUrl: string;
  /** 0 if there was no answer. Then the text says why. */
  status: number;
  headers: Headers;
  text: string;
};
export type Ask = (url: URL) => Promise<Answer>;

/** Asks a second time, because a network or a server can fail for a moment. */
export async function askTwice(url: URL, wait = 60_000): Promise<Answer> {
  const first = await ask(url);
  if (first.status > 0 && first.status < 500) return first;
  await pause(wait);
  return ask(url);
}

export async function ask({ href: url }: URL): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    const { url: finalUrl, status, headers } = response;
    return { url, finalUrl, status, headers, text: await response.text() };
  } catch (error) {
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    // A host with several IPs has no message of its own.
    const text = message || String(code);
    return { url, finalUrl: url, status: 0, headers: new Headers(), text };
  }
}

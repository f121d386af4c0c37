import { setTimeout as pause } from "node:timers/promises";

export type Answer = {
  address: string;
  /** The address after all redirects. */
  end: string;
  /** 0 if there was no answer. Then the text says why. */
  status: number;
  headers: Headers;
  text: string;
};
export type Ask = (address: URL) => Promise<Answer>;

/** Asks a second time, because a network or a server can fail for a moment. */
export async function askTwice(address: URL, wait = 60_000): Promise<Answer> {
  const first = await ask(address);
  if (first.status > 0 && first.status < 500) return first;
  await pause(wait);
  return ask(address);
}

export async function ask({ href: address }: URL): Promise<Answer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    const { url: end, status, headers } = response;
    return { address, end, status, headers, text: await response.text() };
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    return { address, end: address, status: 0, headers: new Headers(), text: message };
  }
}

import { setTimeout } from "node:timers/promises";

export type Answer = { address: string; status: number; headers: Headers; text: string };
export type Silence = { address: string; problem: string };

/** Asks as a browser would, and once more where the network failed: it may have been a moment. */
export async function ask(address: string, tries = 2): Promise<Answer | Silence> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return { address, status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    if (tries === 1) return { address, problem: problemOf(error as Error) };
    await setTimeout(1_000);
    return ask(address, tries - 1);
  }
}

/** The usual failures in the owner's words. */
const problems: [RegExp, string][] = [
  [/TimeoutError/, "no answer within 20 seconds"],
  [/ENOTFOUND/, "there is no such address; has the domain run out?"],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, "its certificate is not valid, and browsers refuse it"],
  [/ECONNREFUSED|ECONNRESET|UND_ERR/, "the connection is refused"],
];

function problemOf(error: Error): string {
  const cause = error.cause as { code?: string; message?: string } | undefined;
  const code = `${error.name} ${cause?.code}`;
  const known = problems.find(([pattern]) => pattern.test(code));
  return known?.[1] ?? cause?.message ?? error.message;
}

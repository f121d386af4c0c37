import { until } from "./visitor.ts";

export type Session = Awaited<ReturnType<typeof startSession>>;

/** One session of W3C WebDriver: the commands that the journeys need, over HTTP. */
export async function startSession(driver: string, capabilities: object) {
  await until("the browser's driver", () => fetch(`${driver}/status`).catch(() => false));
  const wish = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, wish, 30_000);
  const session = `${driver}/session/${sessionId}`;
  return {
    get: <Result>(path: string) => command<Result>(session + path),
    post: <Result>(path: string, parameters: object = {}) =>
      command<Result>(session + path, parameters),
    end: () => fetch(session, { method: "DELETE", signal: AbortSignal.timeout(10_000) }),
  };
}

async function command<Result>(
  address: string,
  parameters?: object,
  patience = 60_000,
): Promise<Result> {
  const request = parameters && { method: "POST", body: JSON.stringify(parameters) };
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address, { ...request, signal }).catch((cause) => {
    throw new Error(`WebKit gave no answer to ${address}`, { cause });
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new WebDriverError(value as { error: string; message: string });
  return value as Result;
}

export class WebDriverError extends Error {
  readonly code: string;

  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}

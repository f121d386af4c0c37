import { expect, patience } from "./expect.ts";

/** Opens a browser through its WebDriver, whose commands are HTTP requests. */
export async function startSession(driver: string, capabilities: object) {
  await expect(() => fetch(`${driver}/status`)).toPass(patience);
  const body = { capabilities: { alwaysMatch: capabilities } };
  const open = () => send<{ sessionId: string }>(`${driver}/session`, body, 30_000);
  // Now and then the browser dies before it has answered its driver.
  const { sessionId } = await open().catch(open).catch(open).catch(open);
  const session = `${driver}/session/${sessionId}`;
  return {
    get: <Value>(path: string) => send<Value>(session + path),
    post: <Value>(path: string, parameters: object = {}, timeout?: number) =>
      send<Value>(session + path, parameters, timeout),
    end: () => fetch(session, { method: "DELETE", signal: AbortSignal.timeout(10_000) }),
  };
}

async function send<Value>(url: string, body?: object, timeout = 60_000): Promise<Value> {
  const response = await fetch(url, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

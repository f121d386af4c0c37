type Point = { x: number; y: number };
export type Tab = Awaited<ReturnType<typeof openTab>>;

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/**
 * A page on a slow phone, as little watched as can be: under the eyes of Playwright, V8 reads React
 * a second time for its stack traces, and a task of 40 ms takes 200.
 */
export async function openTab(port: number, address: string, slower: number) {
  const browser = `http://localhost:${port}/json`;
  const target = await (await fetch(`${browser}/new?about:blank`, { method: "PUT" })).json();
  const { id, webSocketDebuggerUrl } = target as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve));

  const answers = new Map<number, (answer: Answer) => void>();
  const send = (method: string, params: object = {}) =>
    new Promise<Answer>((resolve) => {
      const number = answers.size + 1;
      answers.set(number, resolve);
      socket.send(JSON.stringify({ id: number, method, params }));
    });
  socket.addEventListener("message", ({ data }) => {
    const { id: number, result, method, params } = JSON.parse(data);
    answers.get(number)?.(result);
    if (method === "Fetch.requestPaused") send("Fetch.fulfillRequest", okTo(params.requestId));
  });

  const evaluate = async <A extends unknown[], R>(run: (...given: A) => R, ...given: A) => {
    const call = `(${run})(${given.map((each) => JSON.stringify(each)).join(", ")})`;
    const { result, exceptionDetails } = await send("Runtime.evaluate", {
      expression: call,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
    return result.value as Awaited<R>;
  };
  const click = async (point: Point) => {
    for (const type of ["mousePressed", "mouseReleased"]) {
      await send("Input.dispatchMouseEvent", { type, ...point, button: "left", clickCount: 1 });
    }
  };
  const press = async (key: string) => {
    await send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
    await send("Input.dispatchKeyEvent", { type: "keyUp", key });
  };

  await send("Emulation.setDeviceMetricsOverride", phone);
  await send("Emulation.setCPUThrottlingRate", { rate: slower });
  await send("Fetch.enable", { patterns: [{ urlPattern: "https://api.emailjs.com/*" }] });
  await send("Page.navigate", { url: address });
  await evaluate(untilQuiet);
  return { evaluate, click, press, close: () => fetch(`${browser}/close/${id}`) };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the browser answers
type Answer = any;

const okTo = (requestId: string) => ({
  requestId,
  responseCode: 200,
  responseHeaders: [{ name: "access-control-allow-origin", value: "*" }],
  body: btoa("OK"),
});

/** Runs in the page: React has long taken over. */
async function untilQuiet() {
  while (document.readyState !== "complete") await new Promise((again) => setTimeout(again, 50));
  await new Promise((quiet) => setTimeout(quiet, 3000));
}

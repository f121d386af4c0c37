import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";

type Options = {
  config: string;
  port: number;
  /** The folder to serve, where it is another than the configuration names. */
  assets?: string;
};

/** How long to wait for the engine, in milliseconds. */
const PATIENCE = 60_000;

/** Why the engine did not start, in one line. */
export class HostError extends Error {}

/** Starts the hosting engine on this machine; resolves when it answers. */
export async function startHost({ config, port, assets }: Options): Promise<ChildProcess> {
  const words = ["dev", "--config", config, "--port", String(port), "--inspector-port", "0"];
  if (assets) words.push("--assets", assets);
  const engine = fork(
    join(import.meta.dirname, "host-guard.ts"),
    [...words, "--show-interactive-dev-session=false"],
    {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Who kills a whole group of processes must not take the guard before its work is done.
      detached: true,
      env: {
        ...process.env,
        // Without these the engine asks the network for what a local run does not need.
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        WRANGLER_SEND_METRICS: "false",
        NO_COLOR: "1",
      },
    },
  );
  try {
    await untilReady(engine);
    return engine;
  } catch (error) {
    engine.kill();
    throw error;
  }
}

function untilReady(engine: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = "";
  const listen = (chunk: Buffer) => {
    output += chunk;
    if (output.includes("Ready on")) resolve();
  };
  const fail = (what: string) => {
    const lastLine = output.trim().split("\n").at(-1);
    reject(new HostError(`The hosting engine ${what}${lastLine ? `: ${lastLine}` : ""}.`));
  };
  const streams = [engine.stdout, engine.stderr] as Readable[];
  for (const stream of streams) stream.on("data", listen);
  engine.once("exit", () => fail("did not start"));
  setTimeout(() => fail(`gave no answer in ${PATIENCE / 1000} s`), PATIENCE).unref();
  return promise.finally(() => {
    for (const stream of streams) stream.off("data", listen);
  });
}

import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

type Options = {
  config: string;
  /** Any free port if not given. */
  port?: number;
  /** The folder to serve, if not the one in the configuration. */
  assets?: string;
};

type Host = { host: ChildProcess; port: number };

/** Long enough for a busy machine. */
const START_TIMEOUT = 180_000;

const settings = {
  // A local run needs nothing from the network. `send_metrics` in the configuration isn't enough.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  NO_COLOR: "1",
};

/** Starts the site's host on this machine: workerd, Cloudflare's runtime, in `wrangler dev`. */
export function startHost({ config, port = 0, assets }: Options): Promise<Host> {
  const options = ["--config", config, "--port", String(port), "--inspector-port", "0"];
  if (assets) options.push("--assets", assets);
  const wrangler = fileURLToPath(import.meta.resolve("wrangler"));
  const host = fork(wrangler, ["dev", ...options], {
    execArgv: ["--no-warnings", "--import", import.meta.resolve("./end-with-parent.ts")],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...settings },
  });

  const { promise, resolve, reject } = Promise.withResolvers<Host>();
  let output = "";
  const keep = (chunk: Buffer) => {
    output += stripVTControlCharacters(`${chunk}`);
  };
  const outputs = [host.stdout, host.stderr];
  for (const each of outputs) each?.on("data", keep);
  // Wrangler's only message says that it's ready.
  host.once("message", (message) => {
    clearTimeout(timer);
    // Keep reading, or the pipe fills up and the host blocks.
    for (const each of outputs) each?.off("data", keep).resume();
    resolve({ host, port: JSON.parse(String(message)).port });
  });
  const timer = setTimeout(() => host.kill(), START_TIMEOUT);
  host.once("close", () => {
    clearTimeout(timer);
    reject(new Error(`The host didn't start.\n${output}`));
  });
  return promise;
}

import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

type Options = {
  config: string;
  port: number;
  /** The folder to serve, if not the one in the configuration. */
  assets?: string;
};

const settings = {
  // A local run needs nothing from the network.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  NO_COLOR: "1",
};

/** Starts the site's host on this machine: Cloudflare's own, in `wrangler dev`. */
export function startHost({ config, port, assets }: Options): Promise<ChildProcess> {
  const options = ["--config", config, "--port", String(port), "--inspector-port", "0"];
  if (assets) options.push("--assets", assets);
  const wrangler = fileURLToPath(import.meta.resolve("wrangler"));
  const host = fork(wrangler, ["dev", ...options, "--show-interactive-dev-session=false"], {
    execArgv: ["--no-warnings", "--import", import.meta.resolve("./end-with-parent.ts")],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...settings },
  });

  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>();
  let output = "";
  const listen = (chunk: Buffer) => {
    output += stripVTControlCharacters(`${chunk}`);
  };
  host.stdout?.on("data", listen);
  host.stderr?.on("data", listen);
  host.once("message", () => resolve(host));
  host.once("close", () => reject(new Error(`The host didn't start.\n${output}`)));
  return promise;
}

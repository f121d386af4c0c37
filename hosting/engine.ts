import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";

type Options = { config: string; port: number; assets?: string };

/** Starts the hosting engine on this machine; resolves when it answers. */
export async function startEngine({ config, port, assets }: Options): Promise<ChildProcess> {
  const options = ["--config", config, "--port", String(port), "--inspector-port", "0"];
  if (assets) options.push("--assets", assets);
  const engine = spawn("wrangler", ["dev", ...options, "--show-interactive-dev-session=false"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      // Without these the engine asks the network for what a local run does not need.
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_SEND_METRICS: "false",
      NO_COLOR: "1",
    },
  });
  await new Promise<void>((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes("Ready on")) return;
      engine.stdout.off("data", listen);
      engine.stderr.off("data", listen);
      resolve();
    };
    engine.stdout.on("data", listen);
    engine.stderr.on("data", listen);
    engine.once("exit", () => reject(new Error(`The hosting engine stopped:\n${output}`)));
  });
  return engine;
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

import { join } from "node:path";
import { unstable_startWorker as startWorker } from "wrangler";
import { freePort } from "./ports.ts";

/** On this machine, only the local site has the email stand-in. */
export const configs = {
  local: join(import.meta.dirname, "wrangler.local.jsonc"),
  production: join(import.meta.dirname, "../wrangler.jsonc"),
};

type Options = {
  site: keyof typeof configs;
  /** Any free port if not given. */
  port?: number;
  /** The folder to serve, if not the one in the configuration. */
  assets?: string;
  /** Whether to print requests, and the messages that the email stand-in gets. */
  isChatty?: boolean;
};

/**
 * Starts the site's host in this process, and returns its origin. It's workerd, Cloudflare's runtime,
 * and ends with this process.
 */
export async function startHost({ site, port = 0, assets, isChatty }: Options) {
  // A local run needs nothing from the network. `send_metrics` in the configuration isn't enough.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  process.env.WRANGLER_SEND_METRICS = "false";
  process.env.WRANGLER_WRITE_LOGS = "false";
  // Wrangler waits forever for a port that's taken.
  await freePort(port);
  const host = await startWorker({
    config: configs[site],
    assets,
    dev: {
      server: { port },
      persist: false,
      inspector: false,
      watch: false,
      logLevel: isChatty ? "log" : "none",
    },
  });
  await host.ready;
  return `http://localhost:${(await host.url).port}`;
}

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { startHost } from "../../hosting/host.ts";
import { freePort } from "../../hosting/ports.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { type Gate, openGate } from "./gate.ts";

export type GatedSite = {
  /** A gate for one visitor. */
  openGate: () => Promise<Gate>;
  /** What the stand-in for the email service has printed. */
  printed: () => string;
  stop: () => void;
};

/**
 * The site on its engine, for browsers that a test cannot look into: the map is answered by the
 * gate instead of by Google, and each page collects its own problems.
 */
export async function startGatedSite(name: string): Promise<GatedSite> {
  const out = `.cache/test/${name}`;
  await buildSite({ mode: "local", content: writeContent(`${out}-content`), out });
  for (const file of globSync(`${out}/{_headers,*.html,assets/*.js}`)) {
    const text = readFileSync(file, "utf8")
      .replaceAll("https://www.google.com/maps?q", "/maps?q")
      .replace("frame-src https://www.google.com", "frame-src 'self'")
      .replace("<head>", '<head><script src="/problems.js"></script>');
    writeFileSync(file, text);
  }

  const port = await freePort();
  const engine = await startHost({ config: "hosting/wrangler.local.jsonc", assets: out, port });
  let printed = "";
  engine.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  return {
    openGate: () => openGate(port),
    printed: () => printed,
    stop: () => engine.kill(),
  };
}

import { cpSync, rmSync, writeFileSync } from "node:fs";
import { startEngine } from "../local/engine.ts";
import { completeFacts } from "./complete-facts.ts";

// What an owner who has filled in every fact would publish, on the hosting engine.
const content = ".cache/e2e/content";
const site = ".cache/e2e/published";

rmSync(content, { recursive: true, force: true });
cpSync("content", content, { recursive: true });
writeFileSync(`${content}/site.json`, JSON.stringify(completeFacts, null, 2));
process.env.CONTENT_DIR = content;

const { buildSite } = await import("../build/site.ts");
await buildSite("production", site);
const engine = await startEngine({
  config: "wrangler.jsonc",
  assets: site,
  port: Number(process.env.PORT),
});
process.on("SIGTERM", () => engine.kill());

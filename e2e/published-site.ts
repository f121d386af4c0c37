import { startEngine } from "../local/engine.ts";
import { copyContent } from "./content.ts";
import { completeFacts } from "./facts.ts";

// What an owner who has filled in every fact would publish, on the hosting engine.
process.env.CONTENT_DIR = copyContent("published", completeFacts);
const assets = ".cache/e2e/published";

const { buildSite } = await import("../build/site.ts");
await buildSite("production", assets);
const engine = await startEngine({
  config: "wrangler.jsonc",
  assets,
  port: Number(process.env.PORT),
});
process.on("SIGTERM", () => engine.kill());

import { startEngine } from "../../hosting/engine.ts";
import { buildSite } from "../../site-build/site.ts";
import { contentWith } from "../fixtures/content.ts";
import { completeFacts } from "../fixtures/facts.ts";

// What an owner who has filled in every fact would publish, on the hosting engine.
const out = ".cache/test/published";
await buildSite({ mode: "production", content: contentWith(completeFacts), out });
const engine = await startEngine({
  config: "wrangler.jsonc",
  assets: out,
  port: Number(process.env.PORT),
});
process.on("SIGTERM", () => engine.kill());

import { startEngine } from "../../hosting/engine.ts";
import { buildSite } from "../../site-build/site.ts";
import { fixtureContent } from "../fixtures/content.ts";

// What `npm start` serves before anybody has told the site a fact.
const out = ".cache/test/preview";
await buildSite({ mode: "localhost", content: fixtureContent, out });
const engine = await startEngine({
  config: "hosting/wrangler.local.jsonc",
  assets: out,
  port: Number(process.env.PORT),
});
process.on("SIGTERM", () => engine.kill());

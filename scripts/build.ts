import { productionSite } from "../site-build/site.ts";
import { buildOrExit } from "./shared/build-or-exit.ts";

console.log("Building the site into dist/ …");
await buildOrExit(productionSite);
console.log("Built: dist/");

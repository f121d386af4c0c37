import { productionSite } from "../site-build/site.ts";
import { buildOrExit } from "./shared/build-or-exit.ts";

await buildOrExit(productionSite);

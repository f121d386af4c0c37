import { buildSite, productionSite } from "../site-build/site.ts";
import { runAndExplain } from "./shared/run-and-explain.ts";

await runAndExplain(buildSite(productionSite));

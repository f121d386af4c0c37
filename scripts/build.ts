import { buildSite, productionSite } from "../site-build/site.ts";
import { report } from "./shared/report.ts";

await report(buildSite(productionSite));

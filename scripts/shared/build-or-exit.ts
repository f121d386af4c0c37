import { buildSite } from "../../site-build/site.ts";
import { printMissing, reportAndExit } from "./report.ts";

/** Builds the site, and says which facts are missing. Exits if there are problems. */
export async function buildOrExit(options: Parameters<typeof buildSite>[0]): Promise<void> {
  console.log(`Building the site into ${options.out}/ …`);
  const { missing } = await buildSite(options).catch(reportAndExit);
  printMissing(missing);
}

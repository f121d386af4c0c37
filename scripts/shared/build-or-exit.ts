import { buildSite } from "../../site-build/site.ts";
import { printNotes, reportAndExit } from "./content-problems.ts";

/** Builds the site and prints the notes for the owner. Exits if there are problems. */
export async function buildOrExit(options: Parameters<typeof buildSite>[0]): Promise<void> {
  console.log(`Building the site into ${options.out}/ …`);
  const { notes } = await buildSite(options).catch(reportAndExit);
  printNotes(notes);
}

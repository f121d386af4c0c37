import { readFiles } from "../../site-build/content/read.ts";
import { contentSchema } from "../../site-build/content/schemas.ts";
import { reportAndExit } from "./content-problems.ts";

/** Where the site is published. Undefined until the owner fills it in. */
export function readSiteUrl(): URL | undefined {
  try {
    const { siteUrl } = readFiles("content", contentSchema.pick({ site: true })).site;
    return siteUrl ? new URL(siteUrl) : undefined;
  } catch (error) {
    return reportAndExit(error);
  }
}

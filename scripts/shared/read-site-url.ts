import { readJson } from "../../site-build/content/json-file.ts";
import { obstaclesIn } from "../../site-build/content/obstacles.ts";
import { siteSchema } from "../../site-build/content/site-schema.ts";
import { reportAndExit } from "./content-problems.ts";

/** Where the site is published. Undefined until the owner fills it in. */
export function readSiteUrl(): URL | undefined {
  try {
    const { data } = readJson("content/site.json", siteSchema);
    const isMissing = obstaclesIn(data).some(({ path }) => path[0] === "siteUrl");
    return isMissing ? undefined : new URL(data.siteUrl);
  } catch (error) {
    return reportAndExit(error);
  }
}

import { factsFrom } from "../site-build/content/facts.ts";
import { readJson } from "../site-build/content/json-file.ts";
import { siteSchema } from "../site-build/content/site-schema.ts";
import { reportAndExit } from "./report.ts";

/** The facts that were saved last, and those that keep the site from being published. */
export function readFacts() {
  try {
    return factsFrom(readJson("content/site.json", siteSchema).data, "production");
  } catch (error) {
    return reportAndExit(error);
  }
}

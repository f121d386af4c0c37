import { factsFrom } from "../site-build/content/facts.ts";
import { readJson } from "../site-build/content/json-file.ts";
import { obstaclesIn } from "../site-build/content/obstacles.ts";
import { siteSchema } from "../site-build/content/site-schema.ts";
import { reportAndExit } from "./report.ts";

/** The facts that were saved last, and those that keep the site from being published. */
export function readFacts() {
  try {
    const { data } = readJson("content/site.json", siteSchema);
    return { facts: factsFrom(data), obstacles: obstaclesIn(data) };
  } catch (error) {
    return reportAndExit(error);
  }
}

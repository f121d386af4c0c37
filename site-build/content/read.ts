import { join } from "node:path";
import type { Facts, HomeText, ServicesText } from "../../src/content.ts";
import { findPictures, type PictureFile } from "../pictures/find.ts";
import { collectFaults } from "./content-error.ts";
import { completeFacts, type Mode } from "./facts.ts";
import { readJson } from "./read-json.ts";
import { homeSchema, publishableSiteSchema, servicesSchema, siteSchema } from "./schemas.ts";

export type Content = {
  facts: Facts;
  /** The facts that nobody has told us yet; stand-ins are shown for them. */
  missing: string[];
  home: HomeText;
  services: ServicesText;
  pictures: { hero: PictureFile[]; services: PictureFile };
  /** What the owner may want to know, and need not act on: a line each. */
  notes: string[];
};

type Options = { mode: Mode; mustBePublishable?: boolean };

/** All that the owner has put into a folder; throws a line for each fault of it. */
export async function readContent(
  folder: string,
  { mode, mustBePublishable = false }: Options,
): Promise<Content> {
  const schema = mustBePublishable ? publishableSiteSchema : siteSchema;
  const [site, home, services, { notes, ...pictures }] = await collectFaults(
    () => readJson(join(folder, "site.json"), schema),
    () => readJson(join(folder, "home.json"), homeSchema),
    () => readJson(join(folder, "services.json"), servicesSchema),
    () => findPictures(folder),
  );
  return { ...completeFacts(site, mode), home, services, pictures, notes };
}

import { emailApi } from "../src/contact/email-api.ts";
import { type Content, readContent } from "./content/read.ts";
import { type PreparedPictures, preparePictures } from "./pictures/prepare.ts";

export type SourceOptions = {
  /** For this machine, for a few people with a link or for everyone. */
  mode: "local" | "preview" | "production";
  /** The folder with the owner's facts, words and pictures. */
  content: string;
  /** Refuse if a fact is missing. */
  mustBePublishable?: boolean;
};

export type Sources = { content: Content; pictures: PreparedPictures; emailOrigin: string };

/** Reads all that a site is made of, except `src/`. */
export async function readSources(options: SourceOptions): Promise<Sources> {
  const content = await readContent(options.content, options);
  const pictures = await preparePictures(content.pictures);
  // The local site has a fake email service.
  const emailOrigin = options.mode === "local" ? "" : emailApi.origin;
  return { content, pictures, emailOrigin };
}

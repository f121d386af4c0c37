import { randomUUID } from "node:crypto";
import { appendFileSync, copyFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { createBuilder, type Rolldown } from "vite";
import type { Preview } from "../src/document/Document.tsx";
import type * as prerender from "../src/document/prerender.tsx";
import type { Page } from "../src/pages.ts";
import type { Mode } from "./content/facts.ts";
import { type Content, readContent } from "./content/read.ts";
import { headersFile } from "./headers.ts";
import { fontLicenses, licensesFile } from "./licenses.ts";
import { filesOf } from "./pictures/picture-data.ts";
import { type PreparedPictures, preparedFolder, preparePictures } from "./pictures/prepare.ts";
import { robots, sitemap } from "./sitemap.ts";
import { paper } from "./tokens.ts";
import { siteConfig } from "./vite-config.ts";

type Options = {
  mode: Mode;
  /** The folder with the owner's facts, words and pictures. */
  content: string;
  /** The folder to write the site into. */
  out: string;
  /** The commit that it's built from, for each page's head. */
  version?: string;
  /** Refuse if a fact is missing or made up. */
  mustBePublishable?: boolean;
  /** Print nothing. The notes are returned anyway. */
  isQuiet?: boolean;
};

/** What `npm run deploy` and `npm run preview` upload, and what `npm start` serves here. */
export const productionSite = { mode: "production", content: "content", out: "dist" } as const;
export const previewSite = { ...productionSite, mode: "preview" } as const;
export const localSite = { mode: "local", content: "content", out: "dist-local" } as const;

/** Builds the whole site and returns the content it read. A failed build leaves no folder behind. */
export async function buildSite({
  mode,
  content,
  out,
  version,
  mustBePublishable,
  isQuiet = false,
}: Options): Promise<Content> {
  process.env.NODE_ENV = "production";
  rmSync(out, { recursive: true, force: true });
  const read = await readContent(content, { mode, mustBePublishable });
  const pictures = await preparePictures(read.pictures);
  try {
    const preview = mode === "preview" ? { obstacles: read.obstacles } : undefined;
    await writeSite(read, pictures, { preview, version, folder: resolve(out) });
  } catch (error) {
    rmSync(out, { recursive: true, force: true });
    throw error;
  }
  const notes = [...read.notes, ...pictures.notes];
  if (!isQuiet) {
    for (const note of notes) console.log(note);
    const missing = read.missing.join(", ");
    const file = join(content, "site.json");
    if (missing) console.log(`Using placeholders for values missing from ${file}: ${missing}.`);
  }
  return { ...read, notes };
}

async function writeSite(
  content: Content,
  pictures: PreparedPictures,
  { preview, version, folder }: { preview?: Preview; version?: string; folder: string },
): Promise<void> {
  const { files, styles, boot, pages, renderPage } = await bundle(content, pictures, folder);
  const { facts } = content;

  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const assets = { script: `/${boot}`, styles, paper };
  const fileOf = ({ path }: Page) => (path === "/" ? "index" : path.slice(1));
  const options = { preview, version };
  for (const page of pages) write(`${fileOf(page)}.html`, renderPage(page, assets, options));
  // The host sends this file with status 404 for an unknown URL (wrangler.jsonc), and
  // src/client.tsx changes the URL to the home page's.
  write("404.html", renderPage(pages[0], assets, { ...options, noindex: true }));
  write("sitemap.xml", sitemap(pages.map(({ path }) => facts.siteUrl + path)));
  write("robots.txt", robots(facts.siteUrl));
  appendFileSync(join(folder, licensesFile), fontLicenses());
  const emailOrigin = facts.emailService.origin;
  write(
    "_headers",
    headersFile({
      emailOrigin,
      styles,
      assets: files,
      noindex: facts.hasPlaceholders || preview !== undefined,
    }),
  );
  await sharp("public/favicon.svg", { density: 300 })
    .resize(180)
    .flatten({ background: paper.light })
    .toFile(join(folder, "apple-touch-icon.png"));
}

/** Vite writes the client's files into the folder, and a module that renders the pages. */
async function bundle(content: Content, pictures: PreparedPictures, folder: string) {
  const prerenderFolder = resolve(".cache/prerender", basename(folder));
  const builder = await createBuilder({
    ...siteConfig({
      load: async () => ({ content, pictures }),
      out: folder,
      prerenderOut: prerenderFolder,
    }),
    configFile: false,
    logLevel: "warn",
  });
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The Vite configuration must define client and ssr");
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);
  // With the same URL, a second build in one process would get the first build's module.
  const { href } = pathToFileURL(join(prerenderFolder, "prerender.js"));
  const { pages, renderPage } = (await import(`${href}?${randomUUID()}`)) as typeof prerender;

  const sheet = output.find(({ fileName }) => fileName.endsWith(".css"));
  const boot = output.find((file) => file.type === "chunk" && file.isEntry);
  if (sheet?.type !== "asset" || !boot) throw new Error("The build has no style sheet or no entry");
  // The styles go into the pages, so their file and the bundler's comments aren't needed.
  rmSync(join(folder, sheet.fileName));
  const styles = String(sheet.source)
    .replace(/\/\*.*?\*\//gs, "")
    .trim();
  const assets = join(folder, "assets");
  for (const file of filesOf(pictures)) {
    copyFileSync(join(preparedFolder, file), join(assets, file));
  }
  const files = readdirSync(assets).map((file) => `assets/${file}`);
  return { files, styles, boot: boot.fileName, pages, renderPage };
}

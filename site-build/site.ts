import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { emailApi } from "../src/contact/email-api.ts";
import { home, type Page, pages } from "../src/pages.ts";
import { bundle } from "./bundle.ts";
import { type Content, readContent } from "./content/read.ts";
import { headersFile } from "./headers.ts";
import { preparePictures } from "./pictures/prepare.ts";
import { paper } from "./styles.ts";
import type { Sources } from "./virtual-content.ts";

type SourceOptions = {
  /** For this machine, for a few people with a link or for everyone. */
  mode: "local" | "preview" | "production";
  /** The folder with the owner's facts, words and pictures. */
  content: string;
  /** Refuse if a fact is missing. */
  mustBePublishable?: boolean;
};

type Options = SourceOptions & {
  /** The folder to write the site into. */
  out: string;
};

/** What the workflows upload, and what `npm start` serves here. */
export const productionSite = { mode: "production", content: "content", out: "dist" } as const;
export const previewSite = { ...productionSite, mode: "preview" } as const;
export const localSite = { mode: "local", content: "content", out: "dist-local" } as const;

export async function readSources(options: SourceOptions): Promise<Sources> {
  const content = await readContent(options.content, options);
  const pictures = await preparePictures(content.pictures);
  // The local site has a fake email service.
  const emailOrigin = options.mode === "local" ? "" : emailApi.origin;
  return { content, pictures, emailOrigin };
}

/** Builds the whole site and returns the content it read. It deletes the older site first. */
export async function buildSite(options: Options): Promise<Content> {
  const { mode, out } = options;
  // React picks its production build by this.
  process.env.NODE_ENV = "production";
  console.log(`Building the site into ${out}/ …`);
  const sources = await readSources(options);
  const { content, emailOrigin } = sources;
  const { hashed, styles, boot, renderPage } = await bundle(sources, resolve(out));

  const write = (file: string, text: string) => writeFileSync(join(out, file), text);
  const assets = { script: `/${boot}`, styles, paper };
  const { facts, missing } = content;
  const preview = mode === "preview" ? { missing } : undefined;
  const noindex = preview !== undefined || missing.length > 0;
  const pageOptions = { noindex, preview };
  for (const page of pages) write(htmlFileOf(page), renderPage(page, assets, pageOptions));
  // The host sends this file with status 404 for an unknown URL (wrangler.jsonc), and
  // src/entry/entry.client.tsx changes the URL to the home page's.
  write("404.html", renderPage(home, assets, { ...pageOptions, noindex: true }));
  write("sitemap.xml", sitemap(pages.map(({ path }) => facts.siteUrl + path)));
  write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${facts.siteUrl}/sitemap.xml\n`);
  write("_headers", headersFile({ emailOrigin, styles, hashed, noindex }));
  return content;
}

export const htmlFileOf = ({ path }: Page) =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

const sitemap = (urls: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${url}</loc></url>`).join("\n")}
</urlset>
`;

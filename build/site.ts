import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Rolldown } from "vite";
import type { PageMetadata } from "../src/pages.ts";
import type * as prerender from "../src/prerender.tsx";
import { contentFolder, readContent } from "./content.ts";
import { together } from "./content-error.ts";
import { headersFile } from "./headers.ts";
import { drawTouchIcon } from "./pictures/encode.ts";
import { findPictures } from "./pictures/find.ts";
import { robots, sitemap } from "./sitemap.ts";

type Mode = "preview" | "production";

const folders = { preview: "dist-local", production: "dist" };

/** Builds the whole site. A build that fails leaves no folder behind. */
export async function buildSite(mode: Mode, folder = folders[mode]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  try {
    await build(mode, resolve(folder));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function build(mode: Mode, folder: string): Promise<void> {
  process.env.NODE_ENV = "production";
  const [{ facts, missing }] = await together(() => readContent(mode), findPictures);
  const { files, styles, boot, pages, renderPage } = await bundle(mode, folder);

  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const fonts = files.filter((file) => file.endsWith(".woff2")).map((file) => `/${file}`);
  const assets = { script: `/${boot}`, styles, fonts };
  const fileOf = ({ path }: PageMetadata) => (path === "/" ? "index" : path.slice(1));
  for (const page of pages) write(`${fileOf(page)}.html`, renderPage(page, assets));
  write("404.html", renderPage(pages[0], assets, { noindex: true }));
  write("sitemap.xml", sitemap(pages.map(({ path }) => facts.siteUrl + path)));
  write("robots.txt", robots(facts.siteUrl));
  const emailOrigin = facts.emailService.origin;
  write(
    "_headers",
    headersFile({ emailOrigin, styles, assets: files, noindex: facts.hasStandIns }),
  );
  copyFileSync(await drawTouchIcon("public/favicon.svg"), join(folder, "apple-touch-icon.png"));

  if (missing.length > 0) {
    const file = join(contentFolder, "site.json");
    console.log(
      `Stand-ins are shown for facts that ${file} does not have yet: ${missing.join(", ")}.`,
    );
  }
}

/** Vite's part: the client's files into the folder, and a module that renders the pages. */
async function bundle(mode: Mode, folder: string) {
  const prerenderFolder = resolve(".cache/prerender", basename(folder));
  const builder = await createBuilder({
    mode,
    logLevel: "warn",
    // That a first build spends its time on the pictures is no news to whoever waits for it.
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
    environments: {
      client: { build: { outDir: folder } },
      ssr: { build: { outDir: prerenderFolder } },
    },
  });
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("vite.config.ts must define client and ssr");
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);
  const { href } = pathToFileURL(join(prerenderFolder, "prerender.js"));
  const { pages, renderPage } = (await import(href)) as typeof prerender;

  const sheet = output.find(({ fileName }) => fileName.endsWith(".css"));
  const boot = output.find((file) => file.type === "chunk" && file.isEntry);
  if (sheet?.type !== "asset" || !boot) throw new Error("a style sheet and an entry are needed");
  // The styles go into the pages, so their file is not needed, nor are the bundler's comments.
  rmSync(join(folder, sheet.fileName));
  const styles = String(sheet.source)
    .replace(/\/\*.*?\*\//gs, "")
    .trim();
  const files = output.map(({ fileName }) => fileName).filter((file) => file !== sheet.fileName);
  return { files, styles, boot: boot.fileName, pages, renderPage };
}

import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Rolldown } from "vite";
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
  if (!client || !ssr)
    throw new Error("vite.config.ts must define a client and an ssr environment");
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);
  const { pages, renderPage } = (await import(
    pathToFileURL(join(prerenderFolder, "prerender.js")).href
  )) as typeof prerender;

  const named = (end: string) => output.filter(({ fileName }) => fileName.endsWith(end));
  const sheet = named(".css")[0];
  const boot = output.find((file) => file.type === "chunk" && file.isEntry);
  if (sheet?.type !== "asset" || !boot)
    throw new Error("the client build must have one style sheet and one entry");
  const styles = String(sheet.source)
    .replace(/\/\*.*?\*\//gs, "")
    .trim();
  rmSync(join(folder, sheet.fileName));
  const assets = {
    script: `/${boot.fileName}`,
    styles,
    fonts: named(".woff2").map(({ fileName }) => `/${fileName}`),
  };

  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  for (const page of pages) {
    write(
      page.path === "/" ? "index.html" : `${page.path.slice(1)}.html`,
      renderPage(page, assets),
    );
  }
  write("404.html", renderPage(pages[0], assets, { noindex: true }));
  write("sitemap.xml", sitemap(pages.map(({ path }) => facts.siteUrl + path)));
  write("robots.txt", robots(facts.siteUrl));
  const files = output.map(({ fileName }) => fileName).filter((name) => name !== sheet.fileName);
  write(
    "_headers",
    headersFile({
      emailOrigin: facts.emailService.origin,
      styles,
      assets: files,
      noindex: facts.hasStandIns,
    }),
  );
  copyFileSync(await drawTouchIcon("public/favicon.svg"), join(folder, "apple-touch-icon.png"));

  if (missing.length > 0) {
    console.log(
      `Stand-ins are shown for facts that ${join(contentFolder, "site.json")} does not have yet: ${missing.join(", ")}.`,
    );
  }
}

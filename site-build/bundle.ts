import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, mergeConfig, type Rolldown } from "vite";
import type * as prerender from "../src/entry/entry.server.tsx";
import { filesOf } from "./pictures/picture-data.ts";
import { siteConfig } from "./site-config.ts";
import type { Sources } from "./virtual-content.ts";

/** Vite writes the visitor's files into the folder, and a module that renders the pages. */
export async function bundle(sources: Sources, folder: string) {
  // Its own for each folder, so that two builds at once don't mix.
  const prerenderFolder = resolve(".cache/prerender", folder.replaceAll(sep, "-"));
  const builder = await createBuilder(
    mergeConfig(
      siteConfig(async () => sources),
      {
        configFile: false,
        logLevel: "warn",
        environments: {
          client: { build: { outDir: folder } },
          ssr: { build: { outDir: prerenderFolder } },
        },
      },
    ),
  );
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The Vite configuration must define client and ssr");
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);
  const { href } = pathToFileURL(join(prerenderFolder, "entry.server.js"));
  const { renderPage } = (await import(href)) as typeof prerender;

  const sheet = output.find(({ fileName }) => fileName.endsWith(".css"));
  const boot = output.find((file) => file.type === "chunk" && file.isEntry);
  if (sheet?.type !== "asset" || !boot) throw new Error("The build has no style sheet or no entry");
  // The styles go into the pages, so their file and the bundler's comments aren't needed.
  rmSync(join(folder, sheet.fileName));
  const styles = String(sheet.source)
    .replace(/\/\*.*?\*\//gs, "")
    .trim();

  const assets = join(folder, "assets");
  const hashed = readdirSync(assets);
  for (const { prefix } of sources.pictures.values()) hashed.push(`${prefix}-*`);
  for (const [url, data] of filesOf(sources.pictures)) writeFileSync(join(folder, url), data);
  return {
    hashed: hashed.map((file) => `/assets/${file}`),
    styles,
    boot: boot.fileName,
    renderPage,
  };
}

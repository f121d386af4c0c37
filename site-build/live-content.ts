import { resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { readContent } from "./content/read.ts";
import { preparePictures } from "./pictures/prepare.ts";

/**
 * For `npm run dev`: reads the owner's folder again after each change, and reloads the page. Until an
 * error is fixed, pages keep the content from before it.
 */
export function liveContent(folder: string) {
  const load = async () => {
    const content = await readContent(folder, { mode: "local" });
    return { content, pictures: await preparePictures(content.pictures) };
  };
  let current: ReturnType<typeof load> | undefined;
  let newest: typeof current;
  let problem: Error | undefined;

  const start = () => {
    current ??= load();
    return current;
  };

  /** Prints an error once, and shows it over the page. */
  function report(error: Error, server: ViteDevServer): void {
    if (error.message !== problem?.message) server.config.logger.error(error.stack ?? "");
    problem = error;
    server.ws.send({ type: "error", err: { message: error.message, stack: "" } });
  }

  const reloadOnChange: Plugin = {
    name: "reload-on-change",
    configureServer(server) {
      const watched = resolve(server.config.root, folder);
      server.watcher.add(watched);
      server.watcher.on("all", async (_event, path) => {
        if (!path.startsWith(watched)) return;
        const next = load();
        newest = next;
        const error = await next.then(
          () => undefined,
          (reason: Error) => reason,
        );
        // Another change came in the meantime.
        if (next !== newest) return;
        if (error) return report(error, server);
        current = next;
        problem = undefined;
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
        server.ws.send({ type: "full-reload" });
      });
      server.ws.on("connection", () => {
        if (problem) report(problem, server);
      });
      return start().then(
        () => {},
        (error) => report(error, server),
      );
    },
  };
  return {
    read: async () => (await start()).content,
    preparePictures: async () => (await start()).pictures,
    reloadOnChange,
  };
}

import { resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { readContent } from "./content/read.ts";
import { preparePictures } from "./pictures/prepare.ts";

/**
 * For `npm run dev`: reads the owner's folder again after each change, and reloads the page. After an
 * error, pages show the last good content until it's fixed.
 */
export function liveContent(folder: string) {
  const read = async () => {
    const content = await readContent(folder, { mode: "local" });
    return { content, pictures: await preparePictures(content.pictures) };
  };
  let current: ReturnType<typeof read> | undefined;
  let newest: typeof current;
  let problem: Error | undefined;

  const load = () => {
    current ??= read();
    return current;
  };

  /** Prints an error once, and shows it on top of the page. */
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
        const next = read();
        newest = next;
        const error = await next.then(
          () => undefined,
          (reason: Error) => reason,
        );
        // There has been another change in the meantime.
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
      return load().then(
        () => {},
        (error) => report(error, server),
      );
    },
  };
  return { load, reloadOnChange };
}

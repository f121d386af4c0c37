import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/support/sample-content.ts";
import { freePort } from "./ports.ts";

const waiting = { timeout: 60_000 };
const isServing = (port: number) => () =>
  fetch(`http://localhost:${port}`).then(Boolean, () => false);

/** What npm does: it starts a shell that starts the script. */
const npm = `require("node:child_process").spawnSync("sh", ["-c", process.argv[1] + "; true"])`;

test("The script and its host stop when npm is killed", async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const options = { config: "wrangler.jsonc", port, assets: folder };
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Hello</title>");
  const script = join(folder, "start.ts");
  writeFileSync(
    script,
    `import "${import.meta.dirname}/end-with-parent.ts";
     import { startHost } from "${import.meta.dirname}/host.ts";
     await startHost(${JSON.stringify(options)});`,
  );
  const starter = spawn(process.execPath, ["-e", npm, `${process.execPath} ${script}`], {
    // The second is set by `node --watch-path`, which `npm run test:serve` uses.
    env: { ...process.env, npm_lifecycle_event: "start", WATCH_REPORT_DEPENDENCIES: "1" },
    stdio: "ignore",
  });
  await expect.poll(isServing(port), waiting).toBe(true);
  starter.kill("SIGKILL");
  await expect.poll(isServing(port), waiting).toBe(false);
});

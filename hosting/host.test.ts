import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/support/sample-content.ts";
import { freePort } from "./ports.ts";

const waiting = { timeout: 60_000 };
const isServing = (port: number) => () =>
  fetch(`http://localhost:${port}`).then(Boolean, () => false);

test("The script and its host stop when npm is ended or killed", async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const options = { config: resolve("wrangler.jsonc"), port, assets: folder };
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Hello</title>");
  const scripts = { start: `${process.execPath} start.ts` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", scripts }));
  writeFileSync(
    join(folder, "start.ts"),
    `import "${import.meta.dirname}/end-with-parent.ts";
     import { startHost } from "${import.meta.dirname}/host.ts";
     await startHost(${JSON.stringify(options)});`,
  );
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const npm = spawn("npm", ["start"], { cwd: folder, stdio: "ignore" });
    await expect.poll(isServing(port), waiting).toBe(true);
    npm.kill(signal);
    await expect.poll(isServing(port), waiting).toBe(false);
  }
});

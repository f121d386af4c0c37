import { spawn } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { scripts } from "../package.json" with { type: "json" };
import { temporaryFolder } from "../test/unit-support/temporary-folder.ts";
import { configs } from "./host.ts";
import { freePort } from "./ports.ts";

test("The local host serves pages as the public one does", () => {
  const [local, production] = [configs.local, configs.production].map((config) => {
    const { compatibility_date, assets } = readConfig({ config });
    return [compatibility_date, assets?.html_handling, assets?.not_found_handling];
  });
  expect(local).toEqual(production);
});

/** Long enough for a busy machine. */
const waiting = { timeout: 150_000 };
const isServing = (port: number) => () =>
  fetch(`http://localhost:${port}`).then(
    async (response) => (await response.text()).includes("<title>Hello"),
    () => false,
  );

test("The script and its host stop when npm is ended or killed", { timeout: 600_000 }, async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const options = { site: "production", port, assets: folder };
  const project = { type: "module", scripts: { start: scripts.start } };
  mkdirSync(join(folder, "scripts"));
  symlinkSync(import.meta.dirname, join(folder, "hosting"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Hello</title>");
  writeFileSync(join(folder, "package.json"), JSON.stringify(project));
  writeFileSync(
    join(folder, "scripts/start.ts"),
    `import { startHost } from "../hosting/host.ts";
     await startHost(${JSON.stringify(options)});`,
  );
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const npm = spawn("npm", ["start"], { cwd: folder, stdio: "ignore" });
    onTestFinished(() => void npm.kill("SIGKILL"));
    await expect.poll(isServing(port), waiting).toBe(true);
    npm.kill(signal);
    await expect.poll(isServing(port), waiting).toBe(false);
  }
});

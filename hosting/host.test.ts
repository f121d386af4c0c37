import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scripts } from "../package.json" with { type: "json" };
import { temporaryFolder } from "../test/unit-support/temporary-folder.ts";
import { freePort } from "./ports.ts";

test("The local host serves pages as the public one does", () => {
  const [production, local] = ["wrangler.jsonc", "hosting/wrangler.local.jsonc"].map((file) => {
    const withoutComments = readFileSync(file, "utf8").replace(/^ *\/\/.*/gm, "");
    const { compatibility_date, assets } = JSON.parse(withoutComments);
    return [compatibility_date, assets.html_handling, assets.not_found_handling];
  });
  expect(local).toEqual(production);
});

/** Long enough for a busy machine. */
const waiting = { timeout: 150_000 };
const isServing = (port: number) => () =>
  fetch(`http://localhost:${port}`).then(Boolean, () => false);

test("The script and its host stop when npm is ended or killed", { timeout: 600_000 }, async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const options = { config: resolve("wrangler.jsonc"), port, assets: folder };
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

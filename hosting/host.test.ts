import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/support/sample-content.ts";
import { startHost } from "./host.ts";
import { freePort } from "./ports.ts";

const waiting = { timeout: 60_000 };
const isServing = (port: number) => () =>
  fetch(`http://localhost:${port}`).then(Boolean, () => false);

/** A folder with a page, and a script that serves it as `npm start` does. */
function smallSite(port: number) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Hello</title>");
  const script = join(folder, "start.ts");
  const options = { config: "wrangler.jsonc", port, assets: folder };
  writeFileSync(
    script,
    `import "${import.meta.dirname}/end-with-parent.ts";
     import { startHost } from "${import.meta.dirname}/host.ts";
     await startHost(${JSON.stringify(options)});`,
  );
  return script;
}

const npm = `require("node:child_process").spawnSync("sh", ["-c", process.argv[1] + "; true"])`;

test.each([
  { killed: "the script that started it", command: (script: string) => [script] },
  { killed: "npm", command: (script: string) => ["-e", npm, `${process.execPath} ${script}`] },
])("The host stops when $killed is killed", async ({ command }) => {
  const port = await freePort();
  const env = { ...process.env, npm_lifecycle_event: "start" };
  const starter = spawn(process.execPath, command(smallSite(port)), { env, stdio: "ignore" });
  await expect.poll(isServing(port), waiting).toBe(true);
  starter.kill("SIGKILL");
  await expect.poll(isServing(port), waiting).toBe(false);
});

test("A host that can't start says why in one line", async () => {
  const start = startHost({ config: "no-such-file.jsonc", port: await freePort() });
  await expect(start).rejects.toThrow(
    /^The host didn't start: Could not read file: no-such-file.jsonc$/,
  );
});

test("A host that takes too long says so", async () => {
  const port = await freePort();
  const start = startHost({
    config: "wrangler.jsonc",
    port,
    assets: temporaryFolder(),
    patience: 0.1,
  });
  await expect(start).rejects.toThrow(/^The host didn't respond within 0.1 s$/);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scripts } from "../package.json" with { type: "json" };
import { temporaryFolder } from "../test/unit-support/temporary-folder.ts";

test("The local site answers as the published one does", () => {
  const local = read("hosting/wrangler.local.jsonc");
  const { compatibility_date, assets } = read("wrangler.jsonc");
  expect(local).toMatchObject({
    compatibility_date,
    assets: { ...assets, directory: local.assets.directory },
  });
});

const read = (file: string) => JSON.parse(readFileSync(file, "utf8").replace(/^\s*\/\/.*/gm, ""));

test("The local site stops when npm is ended", async () => {
  const folder = temporaryFolder();
  const start = scripts.start.replace(/.*&&/, "");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start } }));
  for (const name of ["hosting", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, "dist-local"));
  writeFileSync(join(folder, "dist-local/index.html"), "<!doctype html><title>Hello</title>");
  const port = await freePort();
  const npm = spawn("npm", ["start"], { cwd: folder, env: { ...process.env, PORT: `${port}` } });
  onTestFinished(() => void npm.kill("SIGKILL"));
  const isServing = () =>
    fetch(`http://localhost:${port}`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServing, { timeout: 100_000 }).toBe(true);
  npm.kill("SIGTERM");
  await expect.poll(isServing, { timeout: 100_000 }).toBe(false);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

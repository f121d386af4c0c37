import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scripts } from "../package.json" with { type: "json" };
import { temporaryFolder } from "../test/support/temporary-folder.ts";

test("A taken port is reported in one line, before anything is built", async () => {
  const server = createServer().listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync("node", ["scripts/start.ts"], {
    env: { ...process.env, PORT: String(port) },
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toBe(
    `Can't use port ${port}: it's taken or not a valid port. Stop the program that uses it, or choose another: PORT=4180 npm start\n`,
  );
});

test("The local site stops when npm is ended", async () => {
  // Systems give higher ports to connections, so a free one may soon be taken.
  const port = 20_000 + (process.pid % 10_000);
  const folder = temporaryFolder();
  // Without the installation and the build.
  const start = scripts.start.replace(/.*&&/, "");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start } }));
  for (const name of ["local", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, "dist-local"));
  writeFileSync(join(folder, "dist-local/index.html"), "<!doctype html><title>Hello</title>");
  const npm = spawn("npm", ["start"], { cwd: folder, env: { ...process.env, PORT: String(port) } });
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

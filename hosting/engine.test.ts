import { spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../site-build/sample-content.ts";
import { startEngine } from "./engine.ts";

vi.setConfig({ testTimeout: 120_000 });
const waiting = { timeout: 60_000 };
const options = { config: "wrangler.jsonc", port: 4999 };

afterEach(() => vi.unstubAllEnvs());

/** Another program under the engine's name; it leaves its number, by which it can be found. */
function replaceEngine(script: string) {
  const folder = temporaryFolder();
  const note = join(folder, "number");
  writeFileSync(join(folder, "wrangler"), `#!/bin/sh\necho $$ > ${note}\n${script}\n`);
  chmodSync(join(folder, "wrangler"), 0o755);
  const path = [folder, "/usr/bin", "/bin"].join(delimiter);
  vi.stubEnv("PATH", path);
  const hasBegun = () => existsSync(note) && readFileSync(note, "utf8").trim() !== "";
  const isRunning = () => {
    try {
      return process.kill(Number(readFileSync(note, "utf8")), 0);
    } catch {
      return false;
    }
  };
  return { hasBegun, isRunning };
}

test("An engine that is not installed is told in one line", async () => {
  vi.stubEnv("PATH", temporaryFolder());
  await expect(startEngine(options)).rejects.toThrow(
    /^The hosting engine did not start: its program, wrangler, is not installed \(npm ci\)\.$/,
  );
});

test("An engine that stops at once is told in one line, with its last words", async () => {
  replaceEngine("echo Starting >&2; echo It went wrong >&2; exit 3");
  await expect(startEngine(options)).rejects.toThrow(
    /^The hosting engine did not start: It went wrong\.$/,
  );
});

test("An engine that gives no answer is told in one line, and nothing of it goes on", async () => {
  const { hasBegun, isRunning } = replaceEngine("exec sleep 1000");
  await expect(startEngine({ ...options, patience: 3000 })).rejects.toThrow(
    /^The hosting engine gave no answer in 3 s\.$/,
  );
  expect(hasBegun()).toBe(true);
  await expect.poll(isRunning, waiting).toBe(false);
});

test("An engine ends when whoever started it is killed, with all of its group", async () => {
  const { hasBegun, isRunning } = replaceEngine("echo Ready on; exec sleep 1000");
  const starter = join(temporaryFolder(), "start.ts");
  const engine = JSON.stringify(join(import.meta.dirname, "engine.ts"));
  writeFileSync(
    starter,
    `import { startEngine } from ${engine}; await startEngine(${JSON.stringify(options)});`,
  );
  const parent = spawn(process.execPath, [starter], { detached: true });
  await expect.poll(hasBegun, waiting).toBe(true);
  expect(isRunning()).toBe(true);
  process.kill(-(parent.pid as number), "SIGKILL");
  await expect.poll(isRunning, waiting).toBe(false);
});

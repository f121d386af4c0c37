import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../test/support/sample-content.ts";
import { startHost } from "./host.ts";

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

/** An engine that answers, and writes down what it was given. */
async function startNotingEngine(changes = {}) {
  const notes = temporaryFolder();
  replaceEngine(`echo "$@" > ${notes}/words; env > ${notes}/env; echo Ready on; exec sleep 1000`);
  const engine = await startHost({ ...options, ...changes });
  onTestFinished(async () => {
    engine.kill();
    await once(engine, "exit");
  });
  const read = (file: string) => readFileSync(join(notes, file), "utf8").trim();
  return { engine, words: read("words"), env: read("env").split("\n") };
}

test("An engine is told its settings and its port, and a folder only where it is another", async () => {
  const words = "dev --config wrangler.jsonc --port 4999 --inspector-port 0";
  expect((await startNotingEngine()).words).toBe(`${words} --show-interactive-dev-session=false`);
  expect((await startNotingEngine({ assets: "dist" })).words).toBe(
    `${words} --assets dist --show-interactive-dev-session=false`,
  );
});

test("An engine asks the network for nothing and writes plain text", async () => {
  expect((await startNotingEngine()).env).toEqual(
    expect.arrayContaining([
      "CLOUDFLARE_CF_FETCH_ENABLED=false",
      "WRANGLER_SEND_METRICS=false",
      "NO_COLOR=1",
    ]),
  );
});

test("Once an engine answers, its words are no longer kept, and it is a group of its own", async () => {
  const { engine } = await startNotingEngine();
  expect(engine.stdout?.listenerCount("data")).toBe(0);
  expect(engine.stderr?.listenerCount("data")).toBe(0);
  expect(process.kill(-(engine.pid as number), 0)).toBe(true);
});

test("An engine may say on either stream that it is ready", async () => {
  replaceEngine("printf 'Ready ' >&2; printf 'on' >&2; exec sleep 1000");
  const engine = await startHost(options);
  engine.kill();
  await once(engine, "exit");
});

test("An engine that is not installed is told in one line", async () => {
  vi.stubEnv("PATH", temporaryFolder());
  await expect(startHost(options)).rejects.toThrow(
    /^The hosting engine did not start: its program, wrangler, is not installed \(npm ci\)\.$/,
  );
});

test("An engine that stops at once is told in one line, with its last words", async () => {
  replaceEngine("echo Starting >&2; echo It went wrong >&2; exit 3");
  await expect(startHost(options)).rejects.toThrow(
    /^The hosting engine did not start: It went wrong\.$/,
  );
});

test("An engine that gives no answer is told in one line, and nothing of it goes on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { hasBegun, isRunning } = replaceEngine("exec sleep 1000");
  const told = expect(startHost(options)).rejects.toThrow(
    /^The hosting engine gave no answer in 60 s\.$/,
  );
  await expect.poll(hasBegun, waiting).toBe(true);
  vi.advanceTimersByTime(60_000);
  await told;
  await expect.poll(isRunning, waiting).toBe(false);
});

test("An engine ends when whoever started it is killed, with all of its group", async () => {
  const { hasBegun, isRunning } = replaceEngine("echo Ready on; exec sleep 1000");
  const starter = join(temporaryFolder(), "start.ts");
  const engine = JSON.stringify(join(import.meta.dirname, "host.ts"));
  writeFileSync(
    starter,
    `import { startHost } from ${engine}; await startHost(${JSON.stringify(options)});`,
  );
  const parent = spawn(process.execPath, [starter], { detached: true });
  await expect.poll(hasBegun, waiting).toBe(true);
  expect(isRunning()).toBe(true);
  process.kill(-(parent.pid as number), "SIGKILL");
  await expect.poll(isRunning, waiting).toBe(false);
});

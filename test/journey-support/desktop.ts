import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

export type Desktop = Awaited<ReturnType<typeof startDesktop>>;

// A signal alone would skip the exit handlers, which stop what this process started.
process.once("SIGINT", () => process.exit(1));
process.once("SIGTERM", () => process.exit(1));

/** A virtual screen, and a home folder with these settings files. */
export async function startDesktop(settings: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), "desktop-"));
  for (const [name, text] of Object.entries(settings)) {
    const file = join(home, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const size = ["-screen", "0", "1600x2600x24"];
  const screen = spawn("Xvfb", ["-displayfd", "3", ...size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const stop = () => {
    process.off("exit", stop);
    screen.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", stop);
  const [display] = await once(screen.stdio[3] as Readable, "data");
  /** For the programs that run on this desktop. */
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? "",
    LANG: "C.UTF-8",
    DISPLAY: `:${String(display).trim()}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_RUNTIME_DIR: home,
  };
  /** Presses keys, types and moves windows. */
  const xdotool = (...words: string[]) => spawnSync("xdotool", words, { env });
  return { home, env, xdotool, stop };
}

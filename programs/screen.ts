import { spawn } from "node:child_process";
import { once } from "node:events";

export type Screen = { display: string; stop: () => void };

/** A screen that nobody sees, for programs that have to have one. */
export async function startScreen(): Promise<Screen> {
  const size = ["-screen", "0", "1600x2600x24"];
  const server = spawn("Xvfb", ["-displayfd", "3", ...size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, "data");
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}

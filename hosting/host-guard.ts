// Runs the hosting engine, and ends it with all that it started when whoever asked for it is gone,
// however suddenly: the channel between the two closes in any case.
import { spawn } from "node:child_process";

// In a group of its own, so that what it started can be reached too.
const engine = spawn("wrangler", process.argv.slice(2), { stdio: "inherit", detached: true });

engine.once("error", () => {
  console.error("its program, wrangler, is not installed (npm ci)");
  process.exit(1);
});
engine.once("exit", (code) => process.exit(code ?? 1));

// More than one of these may come, and a signal that nobody listens to would end the guard first.
process.on("disconnect", end);
process.on("SIGTERM", end);
process.on("SIGINT", end);

function end(): void {
  signalGroup("SIGTERM");
  setTimeout(() => signalGroup("SIGKILL"), 5000);
}

function signalGroup(signal: NodeJS.Signals): void {
  try {
    if (engine.pid) process.kill(-engine.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

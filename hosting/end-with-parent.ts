// A process that imports this ends when the process that started it ends, even if that was killed.
import { spawnSync } from "node:child_process";

const parent = process.ppid;
// npm starts a shell that starts us, and the shell keeps running when npm is killed.
const grandparent = process.env.npm_lifecycle_event && parentOf(parent);

setInterval(() => {
  if (process.ppid !== parent || (grandparent && isGone(grandparent))) process.exit();
}, 500).unref();

function parentOf(id: number): number {
  return Number(spawnSync("ps", ["-o", "ppid=", "-p", String(id)], { encoding: "utf8" }).stdout);
}

function isGone(id: number): boolean {
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

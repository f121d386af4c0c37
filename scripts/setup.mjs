// Runs before every command, on whatever Node the machine has: installs what is missing or old.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.installed";
const wanted = createHash("sha256")
  .update(readFileSync("package-lock.json"))
  .update(`${process.platform}-${process.arch}`)
  .digest("hex");
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (installed !== wanted) {
  console.log("Installing the project's dependencies (about half a minute) …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The installation failed; the lines above say why.");
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

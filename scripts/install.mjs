// Runs before `npm start` and `npm test`: installs what is missing or old.
import { spawnSync } from "node:child_process";
import { isInstalled } from "./installed.mjs";

const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

if (!isInstalled()) {
  console.log("Installing the project's dependencies (about half a minute) …");
  const { status } = spawnSync("npm", ["ci", ...options], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The installation failed; the lines above say why.");
    process.exit(status ?? 1);
  }
}

// Runs before `npm start` and `npm test`, and installs missing or outdated dependencies.
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
    console.error("The installation failed. See the lines above.");
    process.exit(status ?? 1);
  }
}

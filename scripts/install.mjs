// Installs missing or outdated dependencies, in this folder or in another. Plain JavaScript, because it
// runs before anything is installed, on Node 20 and newer.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const [folder = "."] = process.argv.slice(2);

if (!isInstalled()) {
  console.log("Installing dependencies (about half a minute) …");
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", ...options], { cwd: folder, stdio: "inherit" });
  if (status !== 0) {
    console.error("The installation failed. See the lines above.");
    process.exit(1);
  }
}

/** Whether the installed packages match package-lock.json and this kind of machine. */
function isInstalled() {
  const installedFile = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(installedFile)) return false;
  const { "": _, ...wanted } = packagesIn(`${folder}/package-lock.json`);
  const installed = packagesIn(installedFile);
  const isRight = ([path, { version, os, cpu }]) =>
    wanted[path]?.version === version && fits(os, process.platform) && fits(cpu, process.arch);
  const isThere = ([path, { optional }]) => optional || path in installed;
  return Object.entries(installed).every(isRight) && Object.entries(wanted).every(isThere);
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function fits(names, own) {
  return !names || names.includes(own);
}

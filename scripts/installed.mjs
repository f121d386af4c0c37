// Plain JavaScript, because it runs before anything is installed, on Node 20 and newer.
import { existsSync, readFileSync } from "node:fs";

/** Whether the installed packages match package-lock.json and this kind of machine. */
export function isInstalled(folder = ".") {
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

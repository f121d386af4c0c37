import { findProgram, installFromDebian, mayUseDebian } from "./programs.ts";

const programs = ["orca", "Xvfb", "xdotool", "dbus-daemon", "openbox", "firefox-esr", "chromium"];

const packages = [
  "orca",
  "xvfb",
  "xdotool",
  "dbus",
  "at-spi2-core",
  "libatk-adaptor",
  "openbox",
  "firefox-esr",
  "chromium",
  "fonts-dejavu-core",
];

const isHere = () => programs.every((name) => findProgram("", [name]));

/** Whether Orca and the browsers it reads are here, or could be installed from Debian. */
export function ensureOrca(): boolean {
  if (!isHere() && mayUseDebian()) {
    console.log("Installing Orca and two browsers for the test (about two minutes) …");
    installFromDebian(...packages);
  }
  return isHere();
}

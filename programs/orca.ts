import { findOrInstall, findProgram } from "./find-or-install.ts";

const programs = ["orca", "Xvfb", "xdotool", "dbus-daemon", "openbox", "firefox-esr", "chromium"];
const packages = [
  ...["orca", "xvfb", "xdotool", "dbus", "at-spi2-core", "libatk-adaptor", "openbox"],
  ...["firefox-esr", "chromium", "fonts-dejavu-core"],
];

/** Whether Orca and the browsers it reads are installed. */
export const ensureOrca = () =>
  findOrInstall(() => programs.every((name) => findProgram(name)) || undefined, {
    debian: packages,
  });

export const howToInstallOrca = "On Debian, run this command as root to install it.";

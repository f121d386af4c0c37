import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startScreen } from "../../programs/screen.ts";
import { type Hear, listen } from "./voice.ts";

/** A desktop of its own, with Orca running on it, until this process ends. */
export type Stage = {
  hear: Hear;
  /** For programs that are to be seen and heard there. */
  env: NodeJS.ProcessEnv;
  home: string;
};

const orcaSettings = {
  general: {
    speechServerFactory: "scribe",
    speechServerInfo: ["Scribe", "scribe"],
    startingProfile: ["Default", "default"],
    firstStart: false,
    sayAllOnLoad: false,
    enableKeyEcho: false,
    enableBraille: false,
    enableSound: false,
  },
  profiles: { default: { profile: ["Default", "default"], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

const desktopSettings = "[org/gnome/desktop/interface]\ntoolkit-accessibility=true\n";

export async function openStage(): Promise<Stage> {
  const home = mkdtempSync(join(tmpdir(), "orca-"));
  write(join(home, "orca"), "user-settings.conf", JSON.stringify(orcaSettings));
  write(join(home, "glib-2.0/settings"), "keyfile", desktopSettings);
  const socket = join(home, "scribe");
  const hear = await listen(socket);
  const screen = await startScreen();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    LANG: "C.UTF-8",
    DISPLAY: screen.display,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_RUNTIME_DIR: home,
    GSETTINGS_BACKEND: "keyfile",
    GNOME_ACCESSIBILITY: "1",
    PYTHONPATH: import.meta.dirname,
    PYTHONDONTWRITEBYTECODE: "1",
    SCRIBE_SOCKET: socket,
  };

  const bus = spawn("dbus-daemon", ["--session", "--nofork", "--print-address"], { env });
  const [address] = await once(bus.stdout, "data");
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  const windowManager = spawn("openbox", { env, stdio: "ignore" });
  const orca = spawn("orca", { env, stdio: "ignore" });
  process.once("exit", () => {
    for (const program of [orca, windowManager, bus]) program.kill("SIGKILL");
    screen.stop();
    rmSync(home, { recursive: true, force: true });
  });
  const isGone = once(orca, "exit").then(() => Promise.reject(new Error("Orca did not start.")));
  await Promise.race([hear(/Screen reader on/, 60), isGone]);
  return { hear, env, home };
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
}

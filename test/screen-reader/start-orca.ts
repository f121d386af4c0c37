import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { startDesktop } from "../journey-support/desktop.ts";

export type Orca = Awaited<ReturnType<typeof startOrca>>;

/** How long Orca must have nothing to do before its answer counts as finished, in seconds. */
const pause = 0.8;

const orcaSettings = {
  general: {
    speechServerFactory: "orca_to_stdout",
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

/** Starts Orca on a desktop of its own. Both stop when this process ends. */
export async function startOrca() {
  const desktop = await startDesktop({
    "orca/user-settings.conf": JSON.stringify(orcaSettings),
    "glib-2.0/settings/keyfile": "[org/gnome/desktop/interface]\ntoolkit-accessibility=true\n",
  });
  const { env } = desktop;
  Object.assign(env, {
    GSETTINGS_BACKEND: "keyfile",
    GNOME_ACCESSIBILITY: "1",
    PYTHONPATH: import.meta.dirname,
    PYTHONDONTWRITEBYTECODE: "1",
  });
  const bus = spawn("dbus-daemon", ["--session", "--nofork", "--print-address"], { env });
  const [address] = await once(bus.stdout, "data");
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  const windowManager = spawn("openbox", { env, stdio: "ignore" });
  const orca = spawn("orca", { env, stdio: ["ignore", "pipe", "ignore"] });
  process.once("exit", () => {
    for (const program of [orca, windowManager, bus]) program.kill("SIGKILL");
  });
  const hear = listen(orca.stdout);
  const failure = once(orca, "exit").then(() => Promise.reject(new Error("Orca did not start.")));
  await Promise.race([hear("Screen reader on", 60), failure]);
  return { desktop, hear };
}

/** Listens to orca_to_stdout.py. */
function listen(speech: Readable) {
  let said: string[] = [];
  let idle = 0;
  let check = () => {};

  createInterface({ input: speech }).on("line", (line) => {
    if (line) said.push(line);
    idle = line ? 0 : idle + 0.1;
    check();
  });

  /**
   * Waits until Orca says this, or has been idle for this many seconds. Returns everything it has
   * said since the last call.
   */
  return (text: string, seconds: number) =>
    new Promise<string[]>((resolve) => {
      idle = 0;
      check = () => {
        const isSaid = said.some((line) => line.includes(text));
        if (idle < (isSaid ? pause : seconds)) return;
        check = () => {};
        resolve(said);
        said = [];
      };
    });
}

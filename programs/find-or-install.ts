import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

/** The first program that exists. A name without a folder is looked up on the PATH. */
export function findProgram(...candidates: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return (
    candidates
      .flatMap((candidate) =>
        basename(candidate) === candidate
          ? folders.map((folder) => join(folder, candidate))
          : [candidate],
      )
      // First whether it exists: in a folder that this user can't read, statSync throws.
      .find((file) => existsSync(file) && statSync(file).isFile())
  );
}

/** The program that a variable such as CHROME_PATH chooses. Undefined if it isn't set. */
export function findChosen(variable: string): string | undefined {
  const chosen = process.env[variable];
  if (!chosen) return undefined;
  const found = findProgram(chosen);
  if (found) return found;
  console.error(`${variable} is ${chosen}, but there's no such program.`);
  process.exit(1);
}

type Source = {
  /** Debian's packages. Only root can install them. */
  debian: string[];
  /** What `playwright install` calls it. */
  playwright?: string[];
};

/** Finds a program. Installs it only if there is none. */
export function findOrInstall<Found>(
  find: () => Found | undefined,
  { debian, playwright }: Source,
): Found | undefined {
  const canUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canUseApt && !find()) {
    console.log(`Installing Debian's ${debian.join(", ")} (a minute or two) …`);
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...debian);
  }
  if (playwright && !find()) {
    // The libraries that a browser needs, which only root can install.
    const options = [...(canUseApt ? ["--with-deps"] : []), ...playwright];
    console.log(`Running playwright install ${options.join(" ")} (a minute or two) …`);
    run("npx", "playwright", "install", ...options);
  }
  return find();
}

/** Prints only failures. If the program is still missing, the caller says what to do. */
function run(command: string, ...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr, error } = spawnSync(command, options, { encoding: "utf8", env });
  if (status !== 0) console.error(error?.message ?? stderr.trim());
}

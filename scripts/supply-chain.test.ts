import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type LockedPackage = {
  version: string;
  integrity?: string;
  /** Absent where it is the registry. */
  resolved?: string;
  hasInstallScript?: true;
};

const registry = "https://registry.npmjs.org/";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const manifest = read("package.json");
const { "": _, ...locked } = read("package-lock.json").packages as Record<string, LockedPackage>;
const nameOf = (path: string) => path.replace(/.*node_modules\//, "");
const names = Object.keys(locked).map(nameOf);

const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];
const withLibc = (platform: string) => platform.replace(/^linux.*/, "$&-gnu");
const nativeParts: Record<string, (platform: string) => string[]> = {
  biome: (platform) => [`@biomejs/cli-${platform}`],
  esbuild: (platform) => [`@esbuild/${platform}`],
  lightningcss: (platform) => [`lightningcss-${withLibc(platform)}`],
  rolldown: (platform) => [`@rolldown/binding-${withLibc(platform)}`],
  sharp: (platform) => [`@img/sharp-${platform}`, `@img/sharp-libvips-${platform}`],
  typescript: (platform) => [`@typescript/typescript-${platform}`],
  workerd: (platform) => [`@cloudflare/workerd-${platform.replace("x64", "64")}`],
};

test("every dependency is named by one exact version", () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, version] of Object.entries(wanted)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test.for(Object.entries(nativeParts))(
  "%s can be installed on Linux and on a Mac, on either kind of processor",
  ([, partsFor]) => {
    expect(names).toEqual(expect.arrayContaining(platforms.flatMap(partsFor)));
  },
);

test("every package comes from the npm registry, and its content is pinned", () => {
  for (const [path, { resolved = registry, integrity }] of Object.entries(locked)) {
    expect(resolved, path).toContain(registry);
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

test("a package runs something at its installation only with our word, and only one has a yes", () => {
  const wanting = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  const decided = Object.keys(manifest.allowScripts);
  expect(decided).toEqual(expect.arrayContaining(wanting.map(([path]) => nameOf(path))));
  expect(decided.filter((name) => manifest.allowScripts[name])).toEqual(["node"]);
});

test("every action of the workflows is pinned to a commit", () => {
  const folder = ".github/workflows";
  const workflows = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  for (const [, action] of workflows.join("\n").matchAll(/\buses: (.*)/g)) {
    expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/);
  }
});

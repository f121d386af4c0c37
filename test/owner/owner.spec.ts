import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { ownerFacts } from "../fixtures/facts.ts";
import { copyProject } from "../support/project-copy.ts";

// The checks of the owner's content, proven on copies of the project that an owner has changed.

test.describe.configure({ timeout: 600_000 });

const facts = {
  ...ownerFacts,
  companyName: "Zoë's Home",
  phone: "+1 206 555 0142",
  address: { street: "12 Ocean Ave", city: "Mukilteo", state: "WA" },
};

test("An owner's own facts, words, four services or six, and pictures are fit to publish; what is heavy is a note", async () => {
  const project = copyProject(test.info().outputPath("project"), facts);
  change(project, "home.json", (home) => {
    home.headline = "Grow Old in Good Company.";
    home.about = ["We are a house by the sea.", "Come and see us.", "There is always coffee."];
  });
  change(project, "services.json", ({ categories }) => {
    categories.pop();
    categories[0].title = "Room and Board";
    categories[0].items.shift();
    categories[1].items.push("Help with letters, bills and the telephone");
  });
  await replacePictures(project);
  await writePicture(project, "hero/porch.jpg", noise());
  const fit = {
    faults: [],
    notes: [
      expect.stringMatching(/^Note: content\/ no longer has .*"Age Fearlessly, Live Happily\./),
      expect.stringMatching(/^Note: content\/hero\/porch\.jpg: takes a phone \d+ KB/),
    ],
    isFit: true,
  };
  expect(await check(project)).toEqual(fit);

  change(project, "services.json", ({ categories }) => {
    categories.push({ title: "Couples", icon: "together", items: ["Rooms for two", "Meals"] });
    categories.push({ title: "Short Stays", icon: "home", items: ["A week or a month"] });
  });
  expect(await check(project)).toEqual(fit);
});

test("What cannot be built is told in a line for each fault, with its file", async () => {
  const project = copyProject(test.info().outputPath("project"), { ...facts, phone: "x" });
  change(project, "home.json", (home) => {
    home.headline = "";
  });
  rmSync(join(project, "content/hero/picture-3.svg"));
  const { faults, isFit } = await check(project);
  expect(isFit).toBe(false);
  expect(faults).toEqual([
    'content/site.json, line 1: phone: must be a US phone number with its area code (it is "x"). Example: "(425) 555-0100"',
    expect.stringMatching(/^content\/home\.json, line \d+: headline: is missing\. Example: /),
    expect.stringMatching(
      /^content\/home\.json: pictures \(entry 3\): there's no file content\/hero\/picture-3\.svg\. Did you mean /,
    ),
  ]);
});

test("What does not fit is told in a line for each fault, with its file", async () => {
  const long = "Supercalifragilisticexpialidocious";
  const project = copyProject(test.info().outputPath("project"), {
    ...facts,
    companyName: "The Little House of Zoë on the Green Hill",
    address: { ...facts.address, city: "Llanfairpwllgwyngyllgogerychwyrndrob" },
  });
  change(project, "services.json", ({ categories }) => {
    categories[2].title = `${long}${long}`.slice(0, 55);
  });
  const { faults, isFit } = await check(project);
  expect(isFit).toBe(false);
  expect(faults).toEqual([
    'content/site.json, line 1: companyName: the title of the page becomes too long: "The Little House of Zoë on the Green Hill in Llanfairpwllgwyngyllgogerychwyrndrob, WA" (85 characters, and search engines show 10 to 70)',
    'content/site.json, line 1: address.city: "12 Ocean Ave, Llanfairpwllgwyngyllgogerychwyrndrob, WA" does not fit on a small phone (320 px wide). Use shorter words, or fewer',
    expect.stringMatching(
      /^content\/services\.json, line \d+: categories \(entry 3\)\.title: "Supercali\w+" does not fit on a small phone/,
    ),
  ]);
});

async function check(project: string) {
  const { stdout, stderr, code } = await promisify(execFile)("node", ["scripts/check-content.ts"], {
    cwd: project,
    timeout: 240_000,
  }).then(
    (result) => ({ ...result, code: 0 }),
    (failure: { stdout: string; stderr: string; code: number }) => failure,
  );
  const lines = (text: string) => text.split("\n").filter(Boolean);
  return {
    faults: lines(stderr),
    notes: lines(stdout).filter((line) => line.startsWith("Note: ")),
    isFit: code === 0 && lines(stdout).at(-1) === "The content is fit to publish.",
  };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the owner's file holds
function change(project: string, file: string, edit: (content: any) => void): void {
  const path = join(project, "content", file);
  const content = JSON.parse(readFileSync(path, "utf8"));
  edit(content);
  writeFileSync(path, JSON.stringify(content, null, 2));
}

const names = [
  "porch.jpg",
  "Living Room.jpg",
  "Küche.jpg",
  "Mom's room (new).jpg",
  "Flür & Hall.jpg",
  "#sunroom.jpg",
  "Grandma's 100% garden.JPG",
];

async function replacePictures(project: string): Promise<void> {
  rmSync(join(project, "content/hero"), { recursive: true });
  mkdirSync(join(project, "content/hero"));
  for (const [index, name] of names.entries()) {
    const background = { r: 255 - index * 30, g: 250 - index * 20, b: 240 - index * 10 };
    const picture = sharp({ create: { width: 600, height: 600, channels: 3, background } });
    await writePicture(project, `hero/${name}`, picture.jpeg());
  }
  change(project, "home.json", (home) => {
    home.pictures = names.map((name) => ({ image: `content/hero/${name}` }));
  });
}

async function writePicture(project: string, name: string, picture: Sharp): Promise<void> {
  writeFileSync(join(project, "content", name), await picture.toBuffer());
}

/** Hardly anything needs as many bytes as noise. */
function noise(): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 100 } as const;
  return sharp({
    create: { width: 600, height: 600, channels: 3, background: "#888", noise },
  }).webp();
}

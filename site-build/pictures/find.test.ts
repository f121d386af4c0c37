import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { slideshow } from "../../test/fixtures/specification.ts";
import { plainPicture, sampleContent, sampleText } from "../../test/support/sample-content.ts";
import type { ContentError } from "../content/content-error.ts";
import { places } from "../content/picture-schema.ts";
import { findPictures } from "./find.ts";

const home = sampleText["home.json"];

/** Content with another first picture. */
function contentWith(first: { image: string; focus?: string }) {
  return sampleContent({ "home.json": { ...home, pictures: [first, ...home.pictures.slice(1)] } });
}

/** The owner's error lines, without the folder. */
async function problemsIn(folder: string): Promise<string[]> {
  try {
    await findPictures(folder);
    return [];
  } catch (error) {
    return (error as ContentError).problems.map((problem) => problem.replaceAll(`${folder}/`, ""));
  }
}

async function problemsWith(name: string, picture: Buffer | string): Promise<string[]> {
  const folder = await contentWith({ image: `content/hero/${name}` });
  writeFileSync(join(folder, "hero", name), picture);
  return problemsIn(folder);
}

describe("The owner's pictures", () => {
  test("are shown in the order of the list", async () => {
    const pictures = home.pictures.toReversed();
    const folder = await sampleContent({ "home.json": { ...home, pictures } });
    const { hero, services, notes } = await findPictures(folder);
    expect(hero.map(({ path }) => basename(path))).toEqual(
      pictures.map(({ image }) => basename(image)),
    );
    expect(hero).toHaveLength(slideshow.pictures);
    expect(basename(services.path)).toBe("services.png");
    expect(notes).toEqual([]);
  });

  test("have the place that the owner chose, or one that fits most photographs", async () => {
    const folder = await contentWith({ image: "content/hero/1.png", focus: "top left" });
    const { hero } = await findPictures(folder);
    expect(hero[0]?.focus).toEqual(places["top left"]);
    expect(hero[1]?.focus).toEqual({ x: 0.5, y: 0.25 });
  });

  test("may have any name; only its letters and digits are used in URLs", async () => {
    const name = 'Mom\'s #1 "porch" [2].png';
    const folder = await contentWith({ image: `content/hero/${name}` });
    renameSync(join(folder, "hero/1.png"), join(folder, "hero", name));
    expect((await findPictures(folder)).hero[0]?.name).toBe("Mom-s-1-porch-2-");
  });

  test.each([
    ["PORCH.PNG", "Porch.png"],
    ["Küche.png".normalize("NFC"), "Küche.png".normalize("NFD")],
  ])("match no matter how capitals and umlauts are stored: %s", async (stored, listed) => {
    const folder = await contentWith({ image: `content/hero/${listed}` });
    renameSync(join(folder, "hero/1.png"), join(folder, "hero", stored));
    expect(basename((await findPictures(folder)).hero[0]?.path ?? "")).toBe(stored);
  });

  test.each(["jpeg", "webp", "avif", "tiff"] as const)("may be %s files", async (format) => {
    const picture = await plainPicture(600, 600).toFormat(format).toBuffer();
    expect(await problemsWith(`porch.${format}`, picture)).toEqual([]);
  });

  test("may be drawings", async () => {
    const size = 'width="1200" height="600"';
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;
    expect(await problemsWith("porch.svg", drawing)).toEqual([]);
  });

  test("may have other files next to them", async () => {
    const folder = await sampleContent();
    mkdirSync(join(folder, "hero/old"));
    for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", "old/8.png"]) {
      writeFileSync(join(folder, "hero", name), "");
    }
    expect(await problemsIn(folder)).toEqual([]);
  });
});

describe("The owner gets a line", () => {
  test("for a missing picture, with the most similar name", async () => {
    const folder = await contentWith({ image: "content/hero/porsh.png" });
    renameSync(join(folder, "hero/1.png"), join(folder, "hero/porch.png"));
    writeFileSync(join(folder, "hero/Thumbs.db"), "");
    expect(await problemsIn(folder)).toEqual([
      "home.json: pictures (entry 1): there's no file content/hero/porsh.png. Did you mean content/hero/porch.png?",
    ]);
  });

  test("for a picture in a folder without pictures", async () => {
    const folder = await sampleContent();
    rmSync(join(folder, "hero"), { recursive: true });
    rmSync(join(folder, "services.png"));
    const problems = await problemsIn(folder);
    expect(problems).toHaveLength(slideshow.pictures + 1);
    expect(problems.at(-1)).toBe(
      "services.json: picture: there's no file content/services.png. Upload it.",
    );
  });

  test.each(["1.jpg", "cut.png"])("when %s isn't a picture", async (name) => {
    expect(await problemsWith(name, "not a picture")).toEqual([
      `hero/${name}: can't be read as a picture. Save it again as JPEG, PNG, WebP or AVIF`,
    ]);
  });

  test.each([
    ["IMG_1.HEIC", "not even a picture"],
    ["IMG_1.jpg", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic"],
    ["IMG_1.jpg", "\0\0\0\u0018ftypmif1\0\0\0\0mif1heic"],
  ])("when %s is an iPhone HEIC picture", async (name, bytes) => {
    expect(await problemsWith(name, bytes)).toEqual([
      `hero/${name}: is an iPhone HEIC file, which browsers can't show. On the iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or save it as JPEG`,
    ]);
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)("when a %s is cut off", async (format) => {
    const whole = await plainPicture(600, 600).toFormat(format).toBuffer();
    expect(await problemsWith("porch.jpg", whole.subarray(0, whole.length * 0.7))).toEqual([
      "hero/porch.jpg: can't be read as a picture. Save it again as JPEG, PNG, WebP or AVIF",
    ]);
  });

  test("when a picture is too small, measured as it is shown", async () => {
    const onItsSide = plainPicture(599, 900).jpeg().withMetadata({ orientation: 6 });
    expect(await problemsWith("porch.jpg", await onItsSide.toBuffer())).toEqual([
      "hero/porch.jpg: is too small (900 × 599 pixels). Use one with at least 600 pixels on the shorter side; 2400 × 1400 or more is best",
    ]);
  });

  test("for each problem, all at once", async () => {
    const folder = await contentWith({ image: "content/hero/0.png" });
    writeFileSync(join(folder, "hero/2.png"), "not a picture");
    expect(await problemsIn(folder)).toEqual([
      expect.stringMatching(/^home\.json: pictures \(entry 1\): there's no file/),
      expect.stringMatching(/^hero\/2\.png: can't be read/),
    ]);
  });
});

describe("The owner may want to know", () => {
  const notesOf = async (folder: string) => (await findPictures(folder)).notes;

  test("that a picture is listed twice", async () => {
    const folder = await contentWith({ image: "content/hero/2.png" });
    expect(await notesOf(folder)).toEqual(["2.png is in the slideshow twice"]);
  });

  test("that the same picture has two names", async () => {
    const folder = await contentWith({ image: "content/hero/copy.png" });
    await plainPicture(600, 600).toFile(join(folder, "hero/copy.png"));
    await plainPicture(600, 600).toFile(join(folder, "hero/5.png"));
    expect(await notesOf(folder)).toEqual(["copy.png and 5.png are the same picture"]);
  });
});

import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { fixture, heroPictures } from "../../test/fixtures/content.ts";
import { slideshow } from "../../test/fixtures/specification.ts";
import { plainPicture, problemsOf, sampleContent } from "../../test/support/sample-content.ts";
import { fieldName } from "./content-error.ts";
import { findPictures } from "./find-pictures.ts";
import { places } from "./picture-schema.ts";

const [home, services] = [fixture("home"), fixture("services")];
const fileOf = <Data>(name: string, data: Data) => ({
  data,
  where: (path: PropertyKey[]) => `${name}, line 1: ${fieldName(path)}`,
});
const findIn = (folder: string, pictures = home.pictures) =>
  findPictures(folder, {
    home: fileOf("home.json", { ...home, pictures }),
    services: fileOf("services.json", services),
  });

const problemsIn = (folder: string, pictures = home.pictures) =>
  problemsOf(findIn(folder, pictures), folder);

/** The same, with another file behind Services. */
async function problemsWith(picture: Buffer | string): Promise<string[]> {
  const folder = sampleContent();
  writeFileSync(join(folder, "services.svg"), picture);
  return problemsIn(folder);
}

test("Pictures are shown in the order of the list", async () => {
  const pictures = home.pictures.toReversed();
  const { hero, services } = await findIn(sampleContent(), pictures);
  expect(hero.map(({ path }) => `content/hero/${basename(path)}`)).toEqual(
    pictures.map(({ image }: { image: string }) => image),
  );
  expect(basename(services.path)).toBe("services.svg");
});

test("A picture's URL doesn't say what the owner called the file", async () => {
  const { hero, services } = await findIn(sampleContent());
  expect([...hero, services].map(({ name }) => name)).toEqual([...heroPictures, "services"]);
});

test("A picture has the place that the owner chose, or one that fits most photographs", async () => {
  const [first, second, ...others] = home.pictures;
  const pictures = [{ ...first, focus: "top left" }, { image: second.image }, ...others];
  const { hero } = await findIn(sampleContent(), pictures);
  expect(hero[0]?.place).toEqual(places["top left"]);
  expect(hero[1]?.place).toEqual({ x: 0.5, y: 0.25 });
});

test.each([
  ["PORCH.SVG", "Porch.svg"],
  ["Küche.svg".normalize("NFC"), "Küche.svg".normalize("NFD")],
])("%s is found no matter how its capitals and umlauts are stored", async (stored, listed) => {
  const folder = sampleContent();
  renameSync(join(folder, "hero/picture-1.svg"), join(folder, "hero", stored));
  const pictures = [{ image: `content/hero/${listed}` }, ...home.pictures.slice(1)];
  expect(basename((await findIn(folder, pictures)).hero[0]?.path ?? "")).toBe(stored);
});

test("The same picture twice gets a note", async () => {
  const folder = sampleContent();
  const [first, second, ...others] = home.pictures;
  expect((await findIn(folder, [first, first, ...others])).notes).toEqual([
    "picture-1.svg is in the slideshow twice",
  ]);
  cpSync(join(folder, "hero/picture-1.svg"), join(folder, "hero/picture-2.svg"));
  expect((await findIn(folder, [first, second, ...others])).notes).toEqual([
    "picture-1.svg and picture-2.svg are the same picture",
  ]);
});

test.each([
  [2400, 1200, []],
  [
    1200,
    1600,
    ["is upright, so it fills only part of a desktop screen; a wide picture would fill more"],
  ],
  [1199, 600, ["is too small to look sharp on a desktop; 2400 × 1400 pixels or more is best"]],
])(
  "A picture of %i × %i pixels is used, with a note if another would look better",
  async (width, height, notes) => {
    const folder = sampleContent();
    await plainPicture(width, height).jpeg().toFile(join(folder, "photo.jpg"));
    const pictures = [{ image: "content/photo.jpg" }, ...home.pictures.slice(1)];
    expect((await findIn(folder, pictures)).notes).toEqual(
      notes.map((note) => `photo.jpg ${note}`),
    );
  },
);

test("Each missing file has a line", async () => {
  const folder = sampleContent();
  rmSync(join(folder, "hero"), { recursive: true });
  rmSync(join(folder, "services.svg"));
  const problems = await problemsIn(folder);
  expect(problems).toHaveLength(slideshow.pictures + 1);
  expect(problems[0]).toBe(
    "home.json, line 1: pictures (entry 1).image: there's no file content/hero/picture-1.svg. Choose it again in the form",
  );
  expect(problems.at(-1)).toBe(
    "services.json, line 1: picture.image: there's no file content/services.svg. Choose it again in the form",
  );
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "A picture may be a %s file, unless it was cut off",
  async (format) => {
    const whole = await plainPicture(600, 600).toFormat(format).toBuffer();
    expect(await problemsWith(whole)).toEqual([]);
    expect(await problemsWith(whole.subarray(0, whole.length * 0.7))).toEqual([
      "services.svg: can't be read as a picture. Save it again as JPEG, PNG, WebP or AVIF. If it's from an iPhone, choose Settings → Camera → Formats → Most Compatible there and take it again",
    ]);
  },
);

test("A picture that is too small has a line with its size as shown", async () => {
  const onItsSide = plainPicture(599, 900).jpeg().withMetadata({ orientation: 6 });
  expect(await problemsWith(await onItsSide.toBuffer())).toEqual([
    "services.svg: is too small (900 × 599 pixels). Use one with at least 600 pixels on the shorter side; 2400 × 1400 or more is best",
  ]);
});

import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { fixture } from "../../test/fixtures/content.ts";
import { slideshow } from "../../test/fixtures/specification.ts";
import { plainPicture, problemsIn, sampleContent } from "../../test/support/sample-content.ts";
import { picture } from "./fields.ts";
import { picturesIn } from "./find-pictures.ts";
import { nameOf } from "./problem.ts";
import { readContent } from "./read.ts";

const home = fixture("home");
const [first, ...others] = home.pictures;

/** A valid `content/` with these pictures in the slideshow. */
const contentWith = (pictures: object[]) => sampleContent({ "home.json": { ...home, pictures } });

/** The owner's error lines with another file behind Services. */
async function problemsWith(picture: Buffer): Promise<string[]> {
  const folder = sampleContent();
  writeFileSync(join(folder, "services/mountain.svg"), picture);
  return problemsIn(folder);
}

test("Pictures are shown in the order of the list", async () => {
  const reversed = home.pictures.toReversed();
  const { pictures } = await readContent(contentWith(reversed));
  const found = [...pictures.values()].filter(({ name }) => name.startsWith("home-pictures-"));
  expect(found.map(({ path }) => basename(path))).toEqual(
    reversed.map(({ image }: { image: string }) => basename(image)),
  );
});

test("A page's first picture loads sooner than the others, and messaging apps show the home page's", async () => {
  const { pictures } = await readContent(sampleContent());
  const found = [...pictures.values()].filter(({ name }) => name.startsWith("home-pictures-"));
  const [best = 0, ...others] = found.map(({ variants }) => variants[0]?.qualities[0] ?? 0);
  for (const other of others) expect(other).toBeGreaterThan(best);
  const shared = [...pictures.values()].filter(({ withShare }) => withShare);
  expect(shared).toEqual([found[0]]);
});

test("A picture may be anywhere in a page's file, and a problem with it says where", () => {
  const person = z.strictObject({ portrait: picture("content/team").meta({ title: "Portrait" }) });
  const people = z.array(person).meta({ title: "People" });
  const team = z.strictObject({ people }).meta({ title: "Team page" });
  const images = ["content/team/1.jpg", "content/team/2.jpg"];
  const data = team.parse({ people: images.map((image) => ({ portrait: { image } })) });
  const found = picturesIn(data, ["team"]);
  expect(found.map(({ picture }) => picture.image)).toEqual(images);
  const names = found.map(({ path }) => nameOf([...path, "image"], z.strictObject({ team })));
  expect(names[1]).toBe("Team page → People → 2nd → Portrait → Picture");
});

test.each([
  ["the focal point that the owner chose", { focus: "top left" }, "top left"],
  ["faces near the top if the owner left it empty", { focus: "" }, "top"],
  ["faces near the top if the form left it out", {}, "top"],
  ["no people if the owner said so", { focus: "nobody" }, "nobody"],
])("A picture has %s", async (_, entry, focus) => {
  const { words } = await readContent(contentWith([{ image: first.image, ...entry }, ...others]));
  expect(words.home.pictures[0]).toMatchObject({ focus });
});

test("Each missing file has a line", async () => {
  const folder = sampleContent();
  rmSync(join(folder, "hero"), { recursive: true });
  rmSync(join(folder, "services/mountain.svg"));
  const problems = await problemsIn(folder);
  expect(problems).toHaveLength(slideshow.pictures + 1);
  expect(problems[0]).toBe(
    "Home page → Pictures → 1st → Picture is missing: there's no file hero/picture-1.svg. Choose the picture again. (home.json)",
  );
  expect(problems.at(-1)).toMatch(
    /^Services page → Picture behind the page → Picture is missing: there's no file .+ \(services.json\)$/,
  );
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "A picture may be saved as %s, unless it was cut off",
  async (format) => {
    const whole = await plainPicture(600, 600).toFormat(format).toBuffer();
    expect(await problemsWith(whole)).toEqual([]);
    expect(await problemsWith(whole.subarray(0, whole.length * 0.7))).toEqual([
      expect.stringMatching(
        /^Services page → Picture behind the page → Picture can't be read as a picture\. Upload it again, or save it as JPEG, PNG, WebP or AVIF\. On an iPhone, .+ take the picture again\. \(services.json\)$/,
      ),
    ]);
  },
);

test("A picture that is too small has a line with its size as shown", async () => {
  const onItsSide = plainPicture(599, 900).jpeg().withMetadata({ orientation: 6 });
  expect(await problemsWith(await onItsSide.toBuffer())).toEqual([
    "Services page → Picture behind the page → Picture is too small (900 × 599 pixels). Use one with at least 600 pixels on the shorter side; 2400 × 1400 pixels or more is best. (services.json)",
  ]);
});

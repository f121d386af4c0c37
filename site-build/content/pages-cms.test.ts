import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesCmsFile } from "./pages-cms.ts";

test("The form has the fields and limits of the build (to update it: npm run form)", () => {
  expect(readFileSync(pagesCmsFile.path, "utf8")).toBe(pagesCmsFile.text);
});

type Input = {
  name: string;
  type: string;
  description: string;
  required: boolean;
  pattern: { regex: string };
  fields: Input[];
};

const form = JSON.parse(pagesCmsFile.text.replace(/^#.*/, ""));
const inputNamed = (name: string) =>
  form.content[0].fields.find((each: Input) => each.name === name);

test.each([
  [
    "phone",
    [" \u202A(425) 555-0123\u202C ", ""],
    [
      "425-CALL-NOW",
      "555-0123",
      "425-555-01234",
      "125-555-0123",
      "425-055-0123",
      "425-555-0123 ext. 4",
    ],
  ],
  ["siteUrl", [" Https://Cedar.example/", ""], ["http://cedar.example", "https://300.1.1.1"]],
  ["testimonialsUrl", ["Https://cedar.example/?q=1#a"], ["cedar.example", "https://a.0x1/"]],
])("The form accepts what a person types as %s, and nothing else", (name, good, bad) => {
  const right = new RegExp(inputNamed(name).pattern.regex);
  expect(good.filter((typed) => !right.test(typed))).toEqual([]);
  expect(bad.filter((typed) => right.test(typed))).toEqual([]);
});

test("A fact may stay empty until Publish, but not the address", () => {
  expect([inputNamed("phone").required, inputNamed("address").required]).toEqual([false, true]);
});

test("The Publish button starts a workflow that accepts the input Pages CMS sends", () => {
  const [{ workflow }] = form.actions;
  const text = readFileSync(`.github/workflows/${workflow}`, "utf8");
  expect(text).toMatch(/workflow_dispatch:\n +inputs:\n +payload:/);
});

test("A box with several lines says that pages don't show line breaks", () => {
  const boxes = form.content.flatMap(({ fields }: Input) =>
    fields.filter(({ type }) => type === "text"),
  );
  expect(boxes.map(({ name }: Input) => name)).toEqual(["about", "contact"]);
  for (const { description } of boxes) expect(description).toContain("Line breaks become spaces.");
});

test("An uploaded picture gets a plain name, so that the form and git call it the same", () => {
  // Pages CMS decodes a name such as Mom%20at%20lunch.Jpg when it saves the form, and refuses an ending
  // that isn't on the list to the letter.
  const [media] = form.media;
  expect(media.rename).toBe("safe");
  expect(media.extensions).toEqual(["jpg", "jpeg", "png", "webp", "avif"]);
});

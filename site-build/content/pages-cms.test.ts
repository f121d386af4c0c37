import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesCmsFile } from "./pages-cms.ts";

test("The form has the fields and limits of the build (to update it: npm run form)", () => {
  expect(readFileSync(pagesCmsFile.path, "utf8")).toBe(pagesCmsFile.text);
});

type Input = { name: string; required: boolean; pattern: { regex: string }; fields: Input[] };

const form = JSON.parse(pagesCmsFile.text.replace(/^#.*/, ""));
const inputNamed = (name: string) =>
  form.content[0].fields.find((each: Input) => each.name === name);

test("The form accepts a phone number that was copied with invisible characters, or none", () => {
  const { pattern, required } = inputNamed("phone");
  const right = new RegExp(pattern.regex);
  expect(
    [" \u202A(425) 555-0123\u202C ", "", "425-CALL-NOW"].map((typed) => right.test(typed)),
  ).toEqual([true, true, false]);
  expect([required, inputNamed("address").required]).toEqual([false, true]);
});

test("The Publish button starts a workflow that accepts the input Pages CMS sends", () => {
  const [{ workflow }] = form.actions;
  const text = readFileSync(`.github/workflows/${workflow}`, "utf8");
  expect(text).toMatch(/workflow_dispatch:\n +inputs:\n +payload:/);
});

test("An uploaded picture gets a plain name, so that the form and git call it the same", () => {
  // Pages CMS decodes a name such as Mom%20at%20lunch.Jpg when it saves the form, and refuses an ending
  // that isn't on the list to the letter.
  const [media] = form.media;
  expect(media.rename).toBe("safe");
  expect(media.extensions).toEqual(["jpg", "jpeg", "png", "webp", "avif"]);
});

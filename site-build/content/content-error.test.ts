import { expect, test } from "vitest";
import { ContentError, collectProblems } from "./content-error.ts";

test("The problems in all files make one error with a line for each, and without a stack", async () => {
  const reading = collectProblems([
    Promise.reject(new ContentError(["site.json: one", "site.json: two"])),
    Promise.resolve("a file without a problem"),
    Promise.reject(new ContentError(["home.json: three"])),
  ]);
  const lines = ["site.json: one", "site.json: two", "home.json: three"];
  await expect(reading).rejects.toMatchObject({ problems: lines, stack: lines.join("\n") });
});

test("A bug in the program is reported as a bug, not as a problem with the owner's files", async () => {
  const bug = new TypeError("read is not a function");
  const problem = new ContentError(["site.json: one"]);
  await expect(collectProblems([Promise.reject(problem), Promise.reject(bug)])).rejects.toBe(bug);
});

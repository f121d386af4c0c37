import { expect, test } from "vitest";
import { ContentError, readAll } from "./content-error.ts";

test("A bug in the program is reported as a bug, not as a problem with the owner's files", async () => {
  const bug = new TypeError("read is not a function");
  const problem = new ContentError(["site.json: one"]);
  await expect(readAll([Promise.reject(problem), Promise.reject(bug)])).rejects.toBe(bug);
});

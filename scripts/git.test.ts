import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitAll } from "../test/support/commit-all.ts";
import { temporaryFolder } from "../test/unit-support/sample-content.ts";
import { workIn } from "../test/unit-support/work-in.ts";
import { isOverdue } from "./git.ts";

test("The owner is reminded after a day to publish what was saved", () => {
  workIn(temporaryFolder());
  const save = (text: string, { hoursAgo }: { hoursAgo: number }) => {
    writeFileSync("site.json", text);
    return commitAll(".", { hoursAgo });
  };
  const published = save("old number", { hoursAgo: 50 });
  expect(isOverdue("site.json", published)).toBe(false);
  expect(isOverdue("site.json", "unknown"), "a version that isn't in the history").toBe(true);

  save("new number", { hoursAgo: 25 });
  expect(isOverdue("site.json", published)).toBe(true);
  save("newer number", { hoursAgo: 23 });
  expect(isOverdue("site.json", published), "there's still time").toBe(false);

  save("new number", { hoursAgo: 30 });
  const changedBack = save("old number", { hoursAgo: 25 });
  expect(changedBack).not.toBe(published);
  expect(isOverdue("site.json", published), "changed back").toBe(false);
});

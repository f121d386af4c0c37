import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitAll } from "../../test/support/commit-all.ts";
import { workInTemporaryFolder } from "../../test/unit-support/temporary-folder.ts";
import { changedSince } from "./git.ts";

test("A version is compared with what the owner has saved since", () => {
  workInTemporaryFolder();
  const save = (text: string, { hoursAgo }: { hoursAgo: number }) => {
    writeFileSync("site.json", text);
    return commitAll(".", { hoursAgo });
  };
  const hoursSince = (version: string) => {
    const saved = changedSince(version, "site.json");
    return saved && Math.round((Date.now() - saved.getTime()) / 3_600_000);
  };
  save("first number", { hoursAgo: 70 });
  const published = save("old number", { hoursAgo: 50 });
  expect(hoursSince(published)).toBeUndefined();
  expect(hoursSince("unknown"), "a version that isn't in the history").toBe(70);

  save("new number", { hoursAgo: 25 });
  save("newer number", { hoursAgo: 23 });
  expect(hoursSince(published), "the first save counts").toBe(25);

  save("old number", { hoursAgo: 20 });
  expect(hoursSince(published), "changed back").toBeUndefined();

  save("newest number", { hoursAgo: 10 });
  expect(hoursSince(published), "changed again").toBe(10);
});

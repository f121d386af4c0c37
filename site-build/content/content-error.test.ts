import { expect, test } from "vitest";
import { ContentError, collectFaults } from "./content-error.ts";

const reject = (error: Error) => () => {
  throw error;
};

test("The results of all readers keep their order", async () => {
  expect(
    await collectFaults(
      async () => "slow",
      () => 2,
    ),
  ).toEqual(["slow", 2]);
});

test("The faults of all files are one error with a line for each, and without a stack", async () => {
  const faulty = collectFaults(
    reject(new ContentError(["site.json: one", "site.json: two"])),
    () => "a file without a fault",
    reject(new ContentError(["home.json: three"])),
  );
  const lines = ["site.json: one", "site.json: two", "home.json: three"];
  await expect(faulty).rejects.toMatchObject({ faults: lines, stack: lines.join("\n") });
});

test("A bug of the program is reported as a bug, not as the owner's fault", async () => {
  const bug = new TypeError("read is not a function");
  await expect(
    collectFaults(reject(new ContentError(["site.json: one"])), reject(bug)),
  ).rejects.toBe(bug);
});

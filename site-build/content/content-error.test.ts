import { expect, test } from "vitest";
import { ContentError, collectFaults } from "./content-error.ts";

const reject = (error: Error) => () => {
  throw error;
};

test("What all the readers give comes in their order", async () => {
  expect(
    await collectFaults(
      async () => "slow",
      () => 2,
    ),
  ).toEqual(["slow", 2]);
});

test("The faults of all files come as one error of one line each, without a program's stack", async () => {
  const faulty = collectFaults(
    reject(new ContentError(["site.json: one", "site.json: two"])),
    () => "a file without a fault",
    reject(new ContentError(["home.json: three"])),
  );
  const lines = ["site.json: one", "site.json: two", "home.json: three"];
  await expect(faulty).rejects.toMatchObject({
    name: "ContentError",
    faults: lines,
    message: lines.join("\n"),
    stack: lines.join("\n"),
  });
});

test("A fault of the program is told as it is, and not as the owner's", async () => {
  const bug = new TypeError("read is not a function");
  await expect(
    collectFaults(reject(new ContentError(["site.json: one"])), reject(bug)),
  ).rejects.toBe(bug);
});

import { expect, test } from "vitest";
import { queue } from "./queue.ts";

test("One after the other, each is done at once", async () => {
  const inTurn = queue(2);
  expect(await inTurn(async () => "a")).toBe("a");
  expect(await inTurn(async () => "b")).toBe("b");
});

test("So many at a time, in order, and a failure holds up nobody", async () => {
  const inTurn = queue(2);
  const started: string[] = [];
  const ends: Record<string, () => void> = {};
  const work = (name: string) =>
    inTurn(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends[name] = () => (name === "b" ? reject(new Error(name)) : resolve(name));
      });
    });
  const results = Promise.allSettled(["a", "b", "c", "d"].map(work));
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  await settle();
  expect(started).toEqual(["a", "b"]);
  ends.b?.();
  await settle();
  expect(started).toEqual(["a", "b", "c"]);
  ends.a?.();
  ends.c?.();
  await settle();
  expect(started).toEqual(["a", "b", "c", "d"]);
  ends.d?.();
  expect((await results).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
});

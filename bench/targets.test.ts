import { expect, test } from "vitest";
import { pages } from "../src/pages.ts";
import type { Comparison, Figures } from "./figures.ts";
import { missedTargets } from "./targets.ts";

const good: Figures = {
  "First Contentful Paint, ms": 700,
  "Largest Contentful Paint, ms": 1300,
  "Total Blocking Time, ms": 20,
  "Cumulative Layout Shift": 0,
  "All without script, KB": 40,
  "Our script, KB": 20,
  Performance: 100,
  Accessibility: 100,
  "Best practices": 100,
  SEO: 100,
};
const homeOnPhone = (changes: Figures): Comparison => ({
  page: pages[0],
  device: "mobile",
  pictures: "own pictures",
  limit: good,
  site: { ...good, ...changes },
});

test("A site that equals its limit meets every target, no matter how large React is", () => {
  expect(missedTargets([homeOnPhone({ "React's file, KB": 900 })])).toEqual([]);
});

test("A line says which target was missed, where, and by how much", () => {
  const slow = homeOnPhone({ "Largest Contentful Paint, ms": 1950 });
  expect(missedTargets([homeOnPhone({}), slow])).toEqual([
    expect.stringMatching(
      /^home, mobile, own pictures: Largest Contentful Paint, ms: 1,950, at most /,
    ),
  ]);
});

test.each(Object.keys(good))("%s is missed when it is bad, and when it wasn't measured", (name) => {
  const bad = good[name] === 100 ? 90 : 9000;
  for (const value of [bad, Number.NaN]) {
    expect(missedTargets([homeOnPhone({ [name]: value })])).toEqual([
      expect.stringContaining(name),
    ]);
  }
});

test("Only our own pictures on a phone have a transfer limit", () => {
  const heavy = homeOnPhone({ "All without script, KB": 900 });
  expect(missedTargets([{ ...heavy, device: "desktop" }])).toEqual([]);
  expect(missedTargets([{ ...heavy, pictures: "photographs" }])).toEqual([]);
});

test("Only the home page must paint as early as its limit", () => {
  const later = homeOnPhone({ "First Contentful Paint, ms": 720 });
  expect(missedTargets([later])).toHaveLength(1);
  expect(missedTargets([{ ...later, page: pages[1] }])).toEqual([]);
});

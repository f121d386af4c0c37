import { describe, expect, test } from "vitest";
import { changeSlides, firstSlides, type SlideEvent, type Slides } from "./slides.ts";

const play = (slides: Slides, ...events: SlideEvent[]) => events.reduce(changeSlides, slides);
const fetchNext: SlideEvent = { type: "fetch next" };
const timeForAChange: SlideEvent = { type: "time for a change" };
const stop: SlideEvent = { type: "stop" };
const loaded = (slide: number): SlideEvent => ({ type: "loaded", slide });
const failed = (slide: number): SlideEvent => ({ type: "failed", slide });

const allLoaded = (count: number): Slides => ({
  ...firstSlides(count),
  loaded: Array(count).fill(true),
});

describe("The next picture", () => {
  test("is requested once, and waits for its turn", () => {
    const slides = play(firstSlides(4), fetchNext);
    expect(slides.next).toBe(1);
    expect(play(slides, fetchNext)).toEqual(slides);
    expect(play(slides, loaded(1)).current).toBe(0);
    expect(play(slides, loaded(1), timeForAChange)).toMatchObject({ current: 1, next: undefined });
  });

  test("shows as soon as it has loaded if it's late, unless the slideshow stops", () => {
    const late = play(firstSlides(4), fetchNext, timeForAChange);
    expect(late).toMatchObject({ current: 0, isOverdue: true });
    expect(play(late, loaded(1))).toMatchObject({ current: 1, isOverdue: false });
    expect(play(late, stop, loaded(1)).current).toBe(0);
  });
});

describe("A picture that fails", () => {
  test("gives its turn to the one after it, even at the end of a round", () => {
    expect(play(firstSlides(4), fetchNext, failed(1)).next).toBe(2);
    expect(play(firstSlides(4), timeForAChange, failed(1), loaded(2)).current).toBe(2);
    const lastIsLate = { ...firstSlides(3), current: 1, next: 2, isOverdue: true };
    expect(play(lastIsLate, failed(2))).toMatchObject({ current: 0, isOverdue: false });
  });

  test("is tried again in the next round", () => {
    const skipped = play(firstSlides(3), fetchNext, failed(1), loaded(2), timeForAChange);
    expect(skipped.current).toBe(2);
    expect(play(skipped, timeForAChange, fetchNext)).toMatchObject({ current: 0, next: 1 });
  });

  test("is tried again turn after turn if all others fail, too", () => {
    const failing = play(firstSlides(3), timeForAChange, failed(1), failed(2));
    expect(failing).toMatchObject({ current: 0, next: undefined });
    expect(play(failing, timeForAChange, failed(1), failed(2))).toEqual(failing);
    expect(play(failing, timeForAChange, loaded(1)).current).toBe(1);
  });

  test("is replaced right away if it's the current one, even while paused", () => {
    expect(play(allLoaded(3), failed(0)).current).toBe(1);
    const failing = play(firstSlides(3), stop, failed(0));
    expect(failing).toMatchObject({ current: 0, next: 1 });
    expect(play(failing, stop)).toEqual(failing);
    expect(play(failing, loaded(1))).toMatchObject({ current: 1, loaded: [false, true, false] });
  });

  test("is tried again at the end of a round if it's the current one and nothing replaces it", () => {
    const failing = play(firstSlides(3), failed(0), failed(1), failed(2));
    expect(failing).toMatchObject({ current: 0, next: 0 });
    expect(play(failing, failed(0)).next).toBeUndefined();
    const afterTwoTurns = play(failing, loaded(0), timeForAChange, timeForAChange);
    expect(afterTwoTurns).toMatchObject({ current: 0, next: 1 });
  });

  test("matters only when its turn comes if it isn't needed yet", () => {
    const slides = play(allLoaded(4), fetchNext, failed(3));
    expect(slides).toMatchObject({ current: 0, next: 1, loaded: [true, true, true, false] });
  });
});

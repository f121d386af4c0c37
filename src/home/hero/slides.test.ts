import { describe, expect, test } from "vitest";
import {
  initialSlides,
  isInPage,
  type Slides,
  type SlidesAction,
  slidesReducer,
} from "./slides.ts";

const play = (slides: Slides, ...actions: SlidesAction[]) => actions.reduce(slidesReducer, slides);
const fetchNext: SlidesAction = { type: "fetch next" };
const timeForAChange: SlidesAction = { type: "time for a change" };
const stop: SlidesAction = { type: "stop" };
const loaded = (slide: number): SlidesAction => ({ type: "loaded", slide });
const failed = (slide: number): SlidesAction => ({ type: "failed", slide });

const inPage = (slides: Slides) =>
  Array.from({ length: slides.count }, (_, slide) => slide).filter((slide) =>
    isInPage(slide, slides),
  );

describe("The next picture", () => {
  test("is requested once, and waits for its turn", () => {
    const slides = play(initialSlides(4), fetchNext);
    expect(slides.next).toBe(1);
    expect(play(slides, fetchNext)).toEqual(slides);
    expect(play(slides, loaded(1)).current).toBe(0);
    expect(inPage(play(slides, loaded(1), timeForAChange, fetchNext))).toEqual([1, 2]);
  });

  test("shows as soon as it has loaded if it's late, unless the slideshow stops", () => {
    const late = play(initialSlides(4), fetchNext, timeForAChange);
    expect(late).toMatchObject({ current: 0, isOverdue: true });
    expect(play(late, loaded(1))).toMatchObject({ current: 1, isOverdue: false });
    expect(play(late, stop, loaded(1)).current).toBe(0);
  });
});

test("Only the current picture and its neighbors are in the page, so turning a phone doesn't load more again", () => {
  const slides = initialSlides(4);
  expect(inPage(slides)).toEqual([0]);
  const fading = play(slides, fetchNext, loaded(1), timeForAChange);
  expect(inPage(fading)).toEqual([0, 1]);
  expect(inPage(play(fading, fetchNext))).toEqual([1, 2]);
  expect(inPage(play(fading, fetchNext, loaded(2), stop))).toEqual([1]);
});

describe("A picture that fails", () => {
  test("gives its turn to the one after it, even at the end of a round", () => {
    expect(play(initialSlides(4), fetchNext, failed(1)).next).toBe(2);
    expect(play(initialSlides(4), timeForAChange, failed(1), loaded(2)).current).toBe(2);
    const lastIsLate = { ...initialSlides(3), current: 1, next: 2, isOverdue: true };
    const skipped = play(lastIsLate, failed(2), loaded(0));
    expect(skipped).toMatchObject({ current: 0, isOverdue: false });
  });

  test("is tried again in the next round", () => {
    const skipped = play(initialSlides(3), fetchNext, failed(1), loaded(2), timeForAChange);
    expect(skipped.current).toBe(2);
    const again = play(skipped, fetchNext, loaded(0), timeForAChange, fetchNext);
    expect(again).toMatchObject({ current: 0, next: 1 });
  });

  test("is tried again turn after turn if all others fail, too", () => {
    const failing = play(initialSlides(3), timeForAChange, failed(1), failed(2));
    expect(failing).toMatchObject({ current: 0, next: undefined });
    expect(play(failing, timeForAChange, failed(1), failed(2))).toEqual(failing);
    expect(play(failing, timeForAChange, loaded(1)).current).toBe(1);
  });

  test("is replaced right away if it's the current one, even while paused", () => {
    const failing = play(initialSlides(3), stop, failed(0));
    expect(failing).toMatchObject({ current: 0, next: 1 });
    expect(play(failing, stop)).toEqual(failing);
    expect(inPage(failing)).toEqual([1]);
    expect(inPage(play(failing, loaded(1)))).toEqual([1]);
    expect(play(initialSlides(3), fetchNext, loaded(1), failed(0)).current).toBe(1);
  });

  test("is tried again at the end of a round if it's the current one and nothing replaces it", () => {
    const failing = play(initialSlides(3), failed(0), failed(1), failed(2));
    expect(failing).toMatchObject({ current: 0, next: 0 });
    expect(play(failing, failed(0)).next).toBeUndefined();
    expect(play(failing, loaded(0), timeForAChange)).toMatchObject({ current: 0, next: 1 });
  });

  test("doesn't matter if nobody sees it anymore", () => {
    const slides = play(initialSlides(4), fetchNext, loaded(1), timeForAChange);
    expect(play(slides, failed(0))).toEqual(slides);
  });
});

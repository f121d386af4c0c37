import { describe, expect, test } from "vitest";
import { changeSlides, firstSlides, type SlideEvent, type Slides } from "./slides.ts";

const play = (slides: Slides, ...events: SlideEvent[]) => events.reduce(changeSlides, slides);
const fetchNext: SlideEvent = { type: "fetch next" };
const timeForAChange: SlideEvent = { type: "time for a change" };
const stop: SlideEvent = { type: "stop" };
const ready = (slide: number): SlideEvent => ({ type: "ready", slide });
const failed = (slide: number): SlideEvent => ({ type: "failed", slide });

const allReady = (count: number) =>
  play(firstSlides(count), ...Array.from({ length: count }, (_, slide) => ready(slide)));

describe("At first", () => {
  test("the first picture is ready and no other is requested", () => {
    expect(firstSlides(3)).toEqual({
      current: 0,
      statuses: ["ready", "not requested", "not requested"],
      isOverdue: false,
    });
  });
});

describe("The order", () => {
  test("all show in order, and then the first again", () => {
    let slides = allReady(7);
    const shown = Array.from({ length: 8 }, () => {
      slides = play(slides, timeForAChange);
      return slides.current;
    });
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 0, 1]);
  });

  test("a failed picture is skipped, also at the start of a round", () => {
    expect(play(allReady(4), failed(1), timeForAChange).current).toBe(2);
    expect(play({ ...allReady(4), current: 3 }, failed(0), timeForAChange).current).toBe(1);
  });

  test("a failed picture is tried again in the next round", () => {
    const skipped = play(allReady(3), failed(1), timeForAChange);
    expect(skipped).toMatchObject({ current: 2, statuses: ["ready", "not requested", "ready"] });
    const nextRound = play(skipped, timeForAChange, fetchNext);
    expect(nextRound).toMatchObject({ current: 0, statuses: ["ready", "fetching", "ready"] });
    expect(play(nextRound, ready(1), timeForAChange).current).toBe(1);
  });

  test("if all others fail, the first picture stays, and each turn tries them again", () => {
    const failing = play(firstSlides(3), fetchNext, failed(1), failed(2));
    expect(failing).toMatchObject({ current: 0, statuses: ["ready", "failed", "failed"] });
    const tryingAgain = play(failing, timeForAChange);
    expect(tryingAgain).toMatchObject({
      current: 0,
      statuses: ["ready", "fetching", "not requested"],
    });
    expect(play(tryingAgain, failed(1), failed(2), timeForAChange)).toEqual(tryingAgain);
    expect(play(tryingAgain, ready(1))).toMatchObject({ current: 1, isOverdue: false });
  });

  test("a single picture stays", () => {
    expect(play(firstSlides(1), fetchNext, timeForAChange).current).toBe(0);
  });
});

describe("Loading", () => {
  test("only the next picture is requested, and only once", () => {
    const slides = play(firstSlides(4), fetchNext);
    expect(slides.statuses).toEqual(["ready", "fetching", "not requested", "not requested"]);
    expect(play(slides, fetchNext)).toBe(slides);
  });

  test("when the next picture fails, the picture after it is requested right away", () => {
    const slides = play(firstSlides(4), fetchNext, failed(1));
    expect(slides.statuses).toEqual(["ready", "failed", "fetching", "not requested"]);
  });

  test("when another picture fails, nothing is requested", () => {
    const slides = play(firstSlides(4), failed(2));
    expect(slides.statuses).toEqual(["ready", "not requested", "failed", "not requested"]);
  });

  test("a picture that is loading when the slideshow stops is requested again later", () => {
    const stopped = play(firstSlides(3), fetchNext, stop);
    expect(stopped).toEqual(firstSlides(3));
    expect(play(stopped, fetchNext).statuses[1]).toBe("fetching");
  });

  test("a picture that is ready early waits for its turn", () => {
    expect(play(firstSlides(3), fetchNext, ready(1)).current).toBe(0);
  });
});

describe("If the current picture fails", () => {
  test("the next picture replaces it once ready, even while paused", () => {
    const failing = play(firstSlides(3), stop, failed(0));
    expect(failing).toMatchObject({
      current: 0,
      statuses: ["failed", "fetching", "not requested"],
    });
    expect(play(failing, stop)).toEqual(failing);
    expect(play(failing, stop, ready(1))).toMatchObject({
      current: 1,
      statuses: ["not requested", "ready", "not requested"],
    });
  });

  test("the next picture replaces it right away if ready", () => {
    expect(play(allReady(3), failed(0)).current).toBe(1);
  });
});

describe("A late picture", () => {
  const overdue = () => play(firstSlides(4), fetchNext, timeForAChange);

  test("leaves the previous picture in place until it is ready", () => {
    expect(overdue()).toMatchObject({ current: 0, isOverdue: true });
    expect(play(overdue(), ready(1))).toMatchObject({ current: 1, isOverdue: false });
  });

  test("that then fails gives its turn to the next picture", () => {
    const slides = play(overdue(), failed(1));
    expect(slides).toMatchObject({ current: 0, isOverdue: true });
    expect(play(slides, ready(2))).toMatchObject({ current: 2, isOverdue: false });
  });

  test("doesn't show after the visitor pauses the slideshow", () => {
    const slides = play(overdue(), stop, ready(1));
    expect(slides).toMatchObject({ current: 0, isOverdue: false });
    expect(play(slides, timeForAChange).current).toBe(1);
  });

  test("that then fails gives its turn to the first picture after the last", () => {
    const lastIsLate = play(allReady(2), timeForAChange);
    const slides = { ...lastIsLate, statuses: [...lastIsLate.statuses, "fetching" as const] };
    expect(play(slides, timeForAChange, failed(2))).toMatchObject({ current: 0, isOverdue: false });
  });
});

import { describe, expect, test } from "vitest";
import { changeSlides, firstSlides, nextSlide, type SlideEvent, type Slides } from "./slides.ts";

const play = (slides: Slides, ...events: SlideEvent[]) => events.reduce(changeSlides, slides);
const fetchNext: SlideEvent = { type: "fetch next" };
const timeForAChange: SlideEvent = { type: "time for a change" };
const stop: SlideEvent = { type: "stop" };
const ready = (slide: number): SlideEvent => ({ type: "ready", slide });
const failed = (slide: number): SlideEvent => ({ type: "failed", slide });

const allReady = (count: number) =>
  play(firstSlides(count), ...Array.from({ length: count }, (_, slide) => ready(slide)));

describe("At first", () => {
  test("the first picture is ready, and no other picture is loading", () => {
    expect(firstSlides(3)).toEqual({
      current: 0,
      statuses: ["ready", "unasked", "unasked"],
      isOverdue: false,
    });
  });
});

describe("The order", () => {
  test("all seven are shown one after another, then the first again", () => {
    let slides = allReady(7);
    const shown = Array.from({ length: 8 }, () => {
      slides = play(slides, timeForAChange);
      return slides.current;
    });
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 0, 1]);
  });

  test("a failed picture is skipped, even at the start of a round", () => {
    expect(nextSlide(play(allReady(4), failed(1)))).toBe(2);
    expect(nextSlide(play({ ...allReady(4), current: 3 }, failed(0)))).toBe(1);
  });

  test("a failed picture is tried again in the next round", () => {
    const skipped = play(allReady(3), failed(1), timeForAChange);
    expect(skipped).toMatchObject({ current: 2, statuses: ["ready", "unasked", "ready"] });
    const nextRound = play(skipped, timeForAChange, fetchNext);
    expect(nextRound).toMatchObject({ current: 0, statuses: ["ready", "fetching", "ready"] });
    expect(play(nextRound, ready(1), timeForAChange).current).toBe(1);
  });

  test("while all others fail, the first picture stays, and each turn tries them again", () => {
    const failing = play(firstSlides(3), fetchNext, failed(1), failed(2));
    expect(failing).toMatchObject({ current: 0, statuses: ["ready", "failed", "failed"] });
    const tryingAgain = play(failing, timeForAChange);
    expect(tryingAgain).toMatchObject({ current: 0, statuses: ["ready", "fetching", "unasked"] });
    expect(play(tryingAgain, failed(1), failed(2), timeForAChange)).toEqual(tryingAgain);
    expect(play(tryingAgain, ready(1))).toMatchObject({ current: 1, isOverdue: false });
  });

  test("a single picture stays", () => {
    expect(play(firstSlides(1), fetchNext, timeForAChange).current).toBe(0);
  });
});

describe("Fetching", () => {
  test("only the next picture is loaded, and only once", () => {
    const slides = play(firstSlides(4), fetchNext);
    expect(slides.statuses).toEqual(["ready", "fetching", "unasked", "unasked"]);
    expect(play(slides, fetchNext)).toBe(slides);
  });

  test("when the next picture fails, the picture after it is loaded right away", () => {
    const slides = play(firstSlides(4), fetchNext, failed(1));
    expect(slides.statuses).toEqual(["ready", "failed", "fetching", "unasked"]);
  });

  test("when a later picture fails, nothing else is loaded", () => {
    const slides = play(firstSlides(4), failed(2));
    expect(slides.statuses).toEqual(["ready", "unasked", "failed", "unasked"]);
  });

  test("a picture that is ready early waits for its turn", () => {
    expect(play(firstSlides(3), fetchNext, ready(1)).current).toBe(0);
  });
});

describe("A current picture that fails", () => {
  test("is replaced as soon as the next picture is ready, even when the slideshow is stopped", () => {
    const failing = play(firstSlides(3), stop, failed(0));
    expect(failing).toMatchObject({ current: 0, statuses: ["failed", "fetching", "unasked"] });
    expect(play(failing, stop, ready(1))).toMatchObject({
      current: 1,
      statuses: ["unasked", "ready", "unasked"],
    });
  });

  test("is replaced right away if the next picture is ready", () => {
    expect(play(allReady(3), failed(0)).current).toBe(1);
  });
});

describe("A picture that is late", () => {
  const overdue = () => play(firstSlides(4), fetchNext, timeForAChange);

  test("leaves the old picture in place until it's ready", () => {
    expect(overdue()).toMatchObject({ current: 0, isOverdue: true });
    expect(play(overdue(), ready(1))).toMatchObject({ current: 1, isOverdue: false });
  });

  test("and then fails, gives its turn to the picture after it", () => {
    const slides = play(overdue(), failed(1));
    expect(slides).toMatchObject({ current: 0, isOverdue: true });
    expect(play(slides, ready(2))).toMatchObject({ current: 2, isOverdue: false });
  });

  test("isn't shown if the slideshow was stopped in the meantime", () => {
    const slides = play(overdue(), stop, ready(1));
    expect(slides).toMatchObject({ current: 0, isOverdue: false });
    expect(play(slides, timeForAChange).current).toBe(1);
  });

  test("and then fails, gives its turn to the first picture if that is next", () => {
    const lastIsLate = play(allReady(2), timeForAChange);
    const slides = { ...lastIsLate, statuses: [...lastIsLate.statuses, "fetching" as const] };
    expect(play(slides, timeForAChange, failed(2))).toMatchObject({ current: 0, isOverdue: false });
  });
});

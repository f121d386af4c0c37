type SlideStatus = "not requested" | "fetching" | "ready" | "failed";

export type Slides = {
  current: number;
  statuses: SlideStatus[];
  /** It's time for the next picture, but it isn't ready yet. */
  isOverdue: boolean;
};

export type SlideEvent =
  | { type: "fetch next" }
  | { type: "ready"; slide: number }
  | { type: "failed"; slide: number }
  | { type: "time for a change" }
  | { type: "stop" };

export function firstSlides(count: number): Slides {
  const statuses = Array.from(
    { length: count },
    (_, slide): SlideStatus => (slide === 0 ? "ready" : "not requested"),
  );
  return { current: 0, statuses, isOverdue: false };
}

/** The next slide that hasn't failed; the first follows the last. */
function nextSlide({ current, statuses }: Slides): number {
  const following = statuses.map((_, step) => (current + 1 + step) % statuses.length);
  return following.find((slide) => statuses[slide] !== "failed") ?? current;
}

export function changeSlides(slides: Slides, event: SlideEvent): Slides {
  switch (event.type) {
    case "fetch next":
      return fetchNext(slides);
    case "ready":
      return advanceIfDue(withStatus(slides, event.slide, "ready"));
    case "failed": {
      const isNeeded = event.slide === slides.current || event.slide === nextSlide(slides);
      const without = withStatus(slides, event.slide, "failed");
      return isNeeded ? advanceIfDue(fetchNext(without)) : without;
    }
    case "time for a change": {
      const hasNext = nextSlide(slides) !== slides.current;
      const overdue = { ...(hasNext ? slides : withRetry(slides, "failed")), isOverdue: true };
      return advanceIfDue(fetchNext(overdue));
    }
    case "stop": {
      // Nobody sees the next picture, unless the current one has failed.
      const isNeeded = slides.statuses[slides.current] === "failed";
      return { ...(isNeeded ? slides : withRetry(slides, "fetching")), isOverdue: false };
    }
  }
}

function fetchNext(slides: Slides): Slides {
  const next = nextSlide(slides);
  return slides.statuses[next] === "not requested" ? withStatus(slides, next, "fetching") : slides;
}

/** If the current picture fails, the next one replaces it right away. */
function advanceIfDue(slides: Slides): Slides {
  const { current, statuses, isOverdue } = slides;
  const next = nextSlide(slides);
  const isDue = isOverdue || statuses[current] === "failed";
  if (!isDue || statuses[next] !== "ready") return slides;
  // Failed pictures get another chance in the next round.
  return withRetry({ ...slides, current: next, isOverdue: false }, "failed");
}

/** Pictures with this status will be requested again. */
function withRetry(slides: Slides, retried: SlideStatus): Slides {
  const statuses = slides.statuses.map((status) => (status === retried ? "not requested" : status));
  return { ...slides, statuses };
}

function withStatus(slides: Slides, slide: number, status: SlideStatus): Slides {
  const statuses = slides.statuses.map((old, index) => (index === slide ? status : old));
  return { ...slides, statuses };
}

type SlideStatus = "unasked" | "fetching" | "ready" | "failed";

export type Slides = {
  current: number;
  statuses: SlideStatus[];
  /** The time for a change has come, and its picture has not. */
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
    (_, slide): SlideStatus => (slide === 0 ? "ready" : "unasked"),
  );
  return { current: 0, statuses, isOverdue: false };
}

/** The next slide in order that has not failed, from the first again after the last. */
export function nextSlide({ current, statuses }: Slides): number {
  const count = statuses.length;
  for (let step = 1; step < count; step++) {
    const slide = (current + step) % count;
    if (statuses[slide] !== "failed") return slide;
  }
  return current;
}

export function changeSlides(slides: Slides, event: SlideEvent): Slides {
  const next = nextSlide(slides);
  switch (event.type) {
    case "fetch next":
      return slides.statuses[next] === "unasked" ? withStatus(slides, next, "fetching") : slides;
    case "ready":
      return advanceIfDue(withStatus(slides, event.slide, "ready"), slides.isOverdue);
    case "failed": {
      const without = withStatus(slides, event.slide, "failed");
      if (event.slide !== next) return without;
      return advanceIfDue(changeSlides(without, { type: "fetch next" }), slides.isOverdue);
    }
    case "time for a change":
      return advanceIfDue(slides, true);
    case "stop":
      return { ...slides, isOverdue: false };
  }
}

function advanceIfDue(slides: Slides, isDue: boolean): Slides {
  const next = nextSlide(slides);
  if (!isDue) return slides;
  if (slides.statuses[next] !== "ready") return { ...slides, isOverdue: true };
  return { ...slides, current: next, isOverdue: false };
}

function withStatus(slides: Slides, slide: number, status: SlideStatus): Slides {
  return { ...slides, statuses: slides.statuses.with(slide, status) };
}

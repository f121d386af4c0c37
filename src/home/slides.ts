export type Slides = {
  current: number;
  /** Requested for the next turn. */
  next: number | undefined;
  /** Whether each picture has loaded. A failure isn't remembered, so the picture is tried again. */
  loaded: boolean[];
  /** It's time for the next picture, but it hasn't loaded yet. */
  isOverdue: boolean;
};

export type SlideEvent =
  | { type: "fetch next" }
  | { type: "loaded"; slide: number }
  | { type: "failed"; slide: number }
  | { type: "time for a change" }
  | { type: "stop" };

export function firstSlides(count: number): Slides {
  const loaded = Array.from({ length: count }, (_, slide) => slide === 0);
  return { current: 0, next: undefined, loaded, isOverdue: false };
}

export function changeSlides(slides: Slides, event: SlideEvent): Slides {
  const { current, next, loaded } = slides;
  switch (event.type) {
    case "fetch next":
      return fetchNext(slides);
    case "time for a change":
      return advanceIfDue(fetchNext({ ...slides, isOverdue: true }));
    case "loaded":
      return advanceIfDue(withLoaded(slides, event.slide, true));
    case "failed": {
      const updated = withLoaded(slides, event.slide, false);
      if (event.slide === next) return advanceIfDue(skipNext(updated, next));
      return event.slide === current ? advanceIfDue(fetchNext(updated)) : updated;
    }
    case "stop":
      // Nobody sees the next picture, unless the current one has failed.
      return { ...slides, next: loaded[current] ? undefined : next, isOverdue: false };
  }
}

/** The first follows the last. */
const following = (slide: number, { loaded }: Slides) => (slide + 1) % loaded.length;

const fetchNext = (slides: Slides): Slides => ({
  ...slides,
  next: slides.next ?? following(slides.current, slides),
});

/** A round ends with the current one, so that it is tried again if it has failed, too. */
const skipNext = (slides: Slides, next: number): Slides => ({
  ...slides,
  next: next === slides.current ? undefined : following(next, slides),
});

/** If the current picture fails, the next one replaces it right away. */
function advanceIfDue(slides: Slides): Slides {
  const { current, next, loaded, isOverdue } = slides;
  const isDue = isOverdue || !loaded[current];
  if (!isDue || next === undefined || !loaded[next]) return slides;
  return { ...slides, current: next, next: undefined, isOverdue: false };
}

const withLoaded = (slides: Slides, changed: number, hasLoaded: boolean): Slides => ({
  ...slides,
  loaded: slides.loaded.map((was, slide) => (slide === changed ? hasLoaded : was)),
});

export type Slides = {
  count: number;
  /** The slide that fades out. */
  previous?: number;
  current: number;
  /** It couldn't be loaded. */
  hasCurrentFailed: boolean;
  /** Requested for the next turn. */
  next?: number;
  hasNextLoaded: boolean;
  /** It's time for the next slide, but it hasn't loaded yet. */
  isOverdue: boolean;
};

export type SlidesAction =
  | { type: "fetch next" }
  | { type: "loaded"; slide: number }
  | { type: "failed"; slide: number }
  | { type: "time for a change" }
  | { type: "stop" };

export const initialSlides = (count: number): Slides => ({
  count,
  current: 0,
  hasCurrentFailed: false,
  hasNextLoaded: false,
  isOverdue: false,
});

export function slidesReducer(slides: Slides, action: SlidesAction): Slides {
  switch (action.type) {
    case "fetch next":
      return fetchNext({ ...slides, previous: undefined });
    case "time for a change":
      return advanceIfDue(fetchNext({ ...slides, isOverdue: true }));
    case "loaded":
      if (action.slide !== slides.next) return slides;
      return advanceIfDue({ ...slides, hasNextLoaded: true });
    case "failed":
      if (action.slide === slides.next) return skipNext(slides, slides.next);
      if (action.slide !== slides.current) return slides;
      return advanceIfDue(fetchNext({ ...slides, hasCurrentFailed: true }));
    case "stop":
      // Nobody sees the next slide, unless the current one has failed.
      return { ...(slides.hasCurrentFailed ? slides : withNext(slides)), isOverdue: false };
  }
}

/**
 * The slides in the page. When a phone is turned, the browser loads each of them again, as another variant.
 * The others come from its cache.
 */
export const isInPage = (slide: number, { previous, current, hasCurrentFailed, next }: Slides) =>
  slide === previous || (slide === current && !hasCurrentFailed) || slide === next;

/** The first follows the last. */
const following = (slide: number, { count }: Slides) => (slide + 1) % count;

const withNext = (slides: Slides, next?: number): Slides => ({
  ...slides,
  next,
  hasNextLoaded: false,
});

const fetchNext = (slides: Slides): Slides =>
  slides.next === undefined ? withNext(slides, following(slides.current, slides)) : slides;

/** A round ends with the current slide, which is only tried again if it has failed, too. */
function skipNext(slides: Slides, skipped: number): Slides {
  const next = following(skipped, slides);
  const isRoundOver =
    skipped === slides.current || (next === slides.current && !slides.hasCurrentFailed);
  return isRoundOver ? { ...withNext(slides), isOverdue: false } : withNext(slides, next);
}

/** If the current slide fails, the next one replaces it right away. */
function advanceIfDue(slides: Slides): Slides {
  const { count, current, next, hasCurrentFailed, hasNextLoaded, isOverdue } = slides;
  if (next === undefined || !hasNextLoaded || !(isOverdue || hasCurrentFailed)) return slides;
  const previous = hasCurrentFailed ? undefined : current;
  return { ...initialSlides(count), previous, current: next };
}

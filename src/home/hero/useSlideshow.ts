import { useEffect, useReducer, useState } from "react";
import { useDocumentVisible } from "../useDocumentVisible.ts";
import { initialSlides, slidesReducer } from "./slides.ts";

const INTERVAL = 5000;
/** Late enough not to slow down the page, early enough to be ready in time. */
const FETCH_AFTER = INTERVAL / 2;

/** The visitor's choice lasts for the whole visit, across pages. */
let chosenPause: boolean | undefined;

export function useSlideshow(count: number, isOnScreen: boolean) {
  const [slides, dispatch] = useReducer(slidesReducer, count, initialSlides);
  const [isPaused, setIsPaused] = useState(() => chosenPause ?? startsPaused());
  const isSeen = useDocumentVisible() && isOnScreen;
  // Even while it's paused, a picture that failed is replaced.
  const isRunning = isSeen && (!isPaused || slides.hasCurrentFailed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new slide restarts the timers
  useEffect(() => {
    if (!isRunning) {
      dispatch({ type: "stop" });
      return;
    }
    const fetching = setTimeout(() => dispatch({ type: "fetch next" }), FETCH_AFTER);
    // Repeats, because if no picture loads, each turn tries again.
    const changing = setInterval(() => dispatch({ type: "time for a change" }), INTERVAL);
    return () => {
      clearTimeout(fetching);
      clearInterval(changing);
    };
  }, [isRunning, slides.current]);

  function togglePause() {
    chosenPause = !isPaused;
    setIsPaused(chosenPause);
  }

  return {
    slides,
    onLoaded: (slide: number) => dispatch({ type: "loaded", slide }),
    onFailed: (slide: number) => dispatch({ type: "failed", slide }),
    isPaused,
    togglePause,
  };
}

/** Respects the settings for less motion and less data. */
function startsPaused(): boolean {
  if (import.meta.env.SSR) return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}

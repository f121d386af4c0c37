import { useEffect, useReducer, useState } from "react";
import { changeSlides, firstSlides } from "./slides.ts";
import { useDocumentVisible } from "./useDocumentVisible.ts";

const INTERVAL = 5000;
/** The next picture is asked for when the page has long been quiet, and in time for its turn. */
const FETCH_AFTER = INTERVAL / 2;

/** What the visitor chose holds for the visit, on whatever page it goes on. */
let chosenPause: boolean | undefined;

export function useSlideshow(count: number) {
  const [slides, dispatch] = useReducer(changeSlides, count, firstSlides);
  const [isPaused, setIsPaused] = useState(() => chosenPause ?? startsPaused());
  const isRunning = useDocumentVisible() && !isPaused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of slide starts the clock anew
  useEffect(() => {
    if (!isRunning) return;
    const fetching = setTimeout(() => dispatch({ type: "fetch next" }), FETCH_AFTER);
    // Again and again: while no picture can be had, each turn tries anew.
    const changing = setInterval(() => dispatch({ type: "time for a change" }), INTERVAL);
    return () => {
      clearTimeout(fetching);
      clearInterval(changing);
      dispatch({ type: "stop" });
    };
  }, [isRunning, slides.current]);

  function togglePause() {
    chosenPause = !isPaused;
    setIsPaused(chosenPause);
  }

  return { slides, dispatch, isPaused, togglePause };
}

/** Movement and data are the visitor's to spend: some have asked for less of them. */
function startsPaused(): boolean {
  if (typeof window === "undefined") return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}

import { type RefObject, useEffect, useState } from "react";

/** Whether any of an element is on the screen; true until the browser has looked. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(ref.current as Element);
    return () => observer.disconnect();
  }, [ref]);

  return isOnScreen;
}

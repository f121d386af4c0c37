import { type RefObject, useEffect, useEffectEvent } from "react";

/** Reports whether any of an element is on the screen, first and at each change. */
export function useInView(
  ref: RefObject<Element | null>,
  onChange: (isOnScreen: boolean) => void,
  margin = "0px",
): void {
  const handleChange = useEffectEvent(onChange);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) handleChange(isIntersecting);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current as Element);
    return () => observer.disconnect();
  }, [ref, margin]);
}

import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { pages } from "../pages.ts";

/**
 * What a browser does when a page loads, for a page that React has changed: the title, the top of
 * the page (going back restores the place by itself), and the focus on the heading, so that a
 * screen reader says where it is.
 */
export function useArrival(mainRef: RefObject<HTMLElement | null>) {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const arrivedAt = useRef(key);

  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    const page = pages.find(({ path }) => path === pathname);
    if (page) document.title = page.title;
    if (navigationType !== "POP") window.scrollTo(0, 0);
    mainRef.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [key, pathname, navigationType, mainRef]);
}

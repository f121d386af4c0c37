import { facts } from "virtual:content";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { home, pages } from "../pages.ts";

/**
 * Does what a browser does when it loads a page: sets the title, scrolls to the top (going back
 * restores the position by itself) and focuses the heading, so that a screen reader says where the
 * visitor is. Returns what to announce after going back, when Orca is silent about the heading.
 */
export function useArrival(mainRef: RefObject<HTMLElement | null>): string {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const arrived = useRef({ key, pathname });
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const from = arrived.current;
    arrived.current = { key, pathname };
    const isReturn = navigationType === "POP";
    // A changed fragment isn't a new page.
    if (from.key === key || (isReturn && from.pathname === pathname)) return;
    const page = pages.find(({ path }) => path === pathname) ?? home;
    const title = page.title(facts);
    document.title = title;
    setAnnouncement(isReturn ? title : "");
    if (!isReturn) window.scrollTo(0, 0);
    focusHeading(mainRef.current?.querySelector("h1"));
  }, [key, pathname, navigationType, mainRef]);

  return announcement;
}

/** Only until it loses focus, because screen readers treat a permanently focusable heading as a button. */
function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
  heading.focus({ preventScroll: true });
}

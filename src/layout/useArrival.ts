import { facts } from "virtual:content";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { pages } from "../pages.ts";

/**
 * What a browser does when a page loads, for a page that React has changed: the title, the top of
 * the page (going back restores the place by itself), and the focus on the heading, so that a
 * screen reader says where it is. Returns what is to be said besides, after going back.
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
    // A fragment that comes or goes is no new page.
    if (from.key === key || (isReturn && from.pathname === pathname)) return;
    const title = pages.find(({ path }) => path === pathname)?.title(facts) ?? "";
    document.title = title;
    setAnnouncement(isReturn ? title : "");
    if (!isReturn) window.scrollTo(0, 0);
    focusHeading(mainRef.current?.querySelector("h1"));
  }, [key, pathname, navigationType, mainRef]);

  return announcement;
}

/** Only for the moment: screen readers take a heading that can always be focused for a button. */
function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
  heading.focus({ preventScroll: true });
}

import { facts } from "virtual:content";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusHeading } from "../components/focusHeading.ts";
import { home, pages } from "../pages.ts";

/**
 * Does what a browser does when it loads a page: sets the title, scrolls to the top (going back
 * restores the position by itself) and focuses the heading, so that a screen reader says where the
 * visitor is. Returns what to announce after going back, when Orca is silent about the heading.
 */
export function useRouteAnnouncer(): string {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const arrived = useRef({ key, pathname });
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const from = arrived.current;
    arrived.current = { key, pathname };
    const isReturn = navigationType === "POP";
    // A changed fragment isn't a new page.
    if (from.pathname === pathname && (isReturn || from.key === key)) return;
    const page = pages.find(({ path }) => path === pathname) ?? home;
    const title = page.title(facts);
    document.title = title;
    setAnnouncement(isReturn ? title : "");
    if (!isReturn) window.scrollTo(0, 0);
    focusHeading();
  }, [key, pathname, navigationType]);

  return announcement;
}

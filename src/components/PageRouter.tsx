import { type ReactNode, useEffect, useMemo, useState } from "react";
import { createPath, type Navigator, type Path, Router } from "react-router";

type Action = "POP" | "PUSH" | "REPLACE";

/**
 * React Router on the browser's history. `BrowserRouter` does the same and more, and brings the
 * router's links, forms and loaders along: 4 KB of script that two pages do not need.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [arrival, setArrival] = useState(() => arrive("POP"));

  useEffect(() => {
    const handlePopState = () => setArrival(arrive("POP"));
    addEventListener("popstate", handlePopState);
    return () => removeEventListener("popstate", handlePopState);
  }, []);

  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => (typeof to === "string" ? to : createPath(to)),
      go: (steps) => history.go(steps),
      push(to) {
        history.pushState(null, "", createPath(to as Path));
        setArrival(arrive("PUSH"));
      },
      replace(to) {
        history.replaceState(null, "", createPath(to as Path));
        setArrival(arrive("REPLACE"));
      },
    }),
    [],
  );

  return (
    <Router navigator={navigator} location={arrival.location} navigationType={arrival.action}>
      {children}
    </Router>
  );
}

let arrivals = 0;

function arrive(action: Action) {
  const { pathname, search, hash } = window.location;
  const key = String(arrivals++);
  return { action: action as never, location: { pathname, search, hash, state: null, key } };
}

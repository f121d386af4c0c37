import { useRef } from "react";
import { Outlet } from "react-router";
import { SendingStatus } from "../contact/SendingStatus.tsx";
import { Toast } from "../contact/Toast.tsx";
import { Footer } from "./Footer.tsx";
import { TopBar } from "./TopBar.tsx";
import { useArrival } from "./useArrival.ts";

export function Layout() {
  const mainRef = useRef<HTMLElement>(null);
  const announcement = useArrival(mainRef);

  return (
    <>
      <TopBar />
      <main id="main" ref={mainRef} tabIndex={-1}>
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        <SendingStatus />
        <Outlet />
        <Toast />
      </main>
      <Footer />
    </>
  );
}

import { Outlet } from "react-router";
import { SendingStatus } from "../contact/SendingStatus.tsx";
import { Toast } from "../contact/Toast.tsx";
import { Footer } from "./Footer.tsx";
import { TopBar } from "./TopBar.tsx";
import { useRouteAnnouncer } from "./useRouteAnnouncer.ts";

export function Layout() {
  const announcement = useRouteAnnouncer();

  return (
    <>
      <TopBar />
      <main id="main">
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

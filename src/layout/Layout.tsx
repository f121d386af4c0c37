import { useRef } from "react";
import { Outlet } from "react-router";
import { useContact } from "../contact/ContactProvider.tsx";
import { Toast } from "../contact/Toast.tsx";
import { Footer } from "./Footer.tsx";
import { TopBar } from "./TopBar.tsx";
import { useArrival } from "./useArrival.ts";

export function Layout() {
  const mainRef = useRef<HTMLElement>(null);
  const { formRef } = useContact();
  useArrival(mainRef);

  function focusFormOrPage() {
    const sendButton = formRef.current?.querySelector("button");
    if (sendButton) sendButton.focus();
    else mainRef.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <TopBar />
      <main id="main" ref={mainRef} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toast onClosed={focusFormOrPage} />
    </>
  );
}

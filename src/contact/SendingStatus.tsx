import { useContact } from "./contact-store.ts";

/** For screen readers. It's part of the layout, so it isn't announced again on each page. */
export function SendingStatus() {
  const { send } = useContact();
  return (
    <div aria-live="polite" data-unseen>
      {send === "under way" && "Sending your message"}
    </div>
  );
}

import { useContact } from "./contact.ts";

/** For screen readers. It stands above the pages: one that came with a page would be said again. */
export function SendingStatus() {
  const { send } = useContact();
  return (
    <div aria-live="polite" data-unseen>
      {send === "under way" && "Sending your message"}
    </div>
  );
}

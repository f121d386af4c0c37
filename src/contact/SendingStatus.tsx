import { useContact } from "./contact.ts";

/** For screen readers. It belongs to the layout: with each page it would be announced again. */
export function SendingStatus() {
  const { send } = useContact();
  return (
    <div aria-live="polite" data-unseen>
      {send === "under way" && "Sending your message"}
    </div>
  );
}

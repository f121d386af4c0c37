import { facts } from "virtual:content";
import { useContact } from "./contact-store.ts";
import { statusMessages } from "./status-messages.ts";

/** One string at a time, because a browser that translates the page moves text nodes around. */
const texts = {
  "under way": statusMessages.sending,
  slow: `${statusMessages.slow}${facts.phone.display}.`,
};

/** For screen readers. It's part of the layout, so it isn't announced again on each page. */
export function SendingStatus() {
  const { sending } = useContact();
  return (
    <div className="visually-hidden" aria-live="polite">
      {sending && texts[sending]}
    </div>
  );
}

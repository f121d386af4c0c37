import { facts } from "virtual:content";
import { useContact } from "./contact-store.ts";
import { stillSending } from "./outcomes.ts";

/** One string at a time, because a browser that translates the page moves text nodes around. */
const statuses = {
  "under way": "Sending your message",
  slow: `${stillSending}${facts.phone.display}.`,
};

/** For screen readers. It's part of the layout, so it isn't announced again on each page. */
export function SendingStatus() {
  const { sending } = useContact();
  return (
    <div aria-live="polite" data-unseen>
      {sending && statuses[sending]}
    </div>
  );
}

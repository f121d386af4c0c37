import { facts } from "virtual:content";

/** As the post writes it for the eye, and in full words for the ear: not as "panel", as Chromium has it. */
export function Address() {
  return (
    <address role="none">
      <span aria-hidden="true">{facts.address.line}</span>
      <span data-unseen>{facts.address.spoken}</span>
    </address>
  );
}

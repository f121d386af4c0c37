import { facts } from "virtual:content";

/** As the post writes it for the eye, and in full words for the ear. */
export function Address() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <address>, which Chromium would call a panel
    <address role="paragraph">
      <span aria-hidden="true">{facts.address.line}</span>
      <span data-unseen>{facts.address.spoken}</span>
    </address>
  );
}

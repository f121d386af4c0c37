import { facts } from "virtual:content";

export function Address() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <address>, which Chromium would call a panel
    <address role="paragraph">{facts.address.line}</address>
  );
}

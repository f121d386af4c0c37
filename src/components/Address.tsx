import { facts } from "virtual:content";

export function Address() {
  // biome-ignore lint/a11y/useSemanticElements: Chromium would announce an <address> as a panel
  return <address role="paragraph">{facts.address.line}</address>;
}

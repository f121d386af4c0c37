import type { PictureData } from "virtual:pictures";
import { preload } from "react-dom";

/** On a phone, the largest picture loads before script and fonts. */
export function preloadOnPhones({ sources }: PictureData): void {
  const avif = sources.filter(({ type }) => type === "image/avif");
  // The last shape is for the screens that are too narrow for the one before it.
  const [wider, forPhones] = avif.slice(-2);
  if (!wider?.media || !forPhones || forPhones.sizes) {
    throw new Error("The picture needs one shape, in one size, for phones");
  }
  const media = `not all and ${wider.media}`;
  preload(forPhones.srcSet, { as: "image", type: "image/avif", media, fetchPriority: "high" });
}

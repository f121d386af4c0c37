import type { PictureData } from "virtual:pictures";
import { preload } from "react-dom";

/** On a phone, the largest picture loads before script and fonts. */
export function preloadOnPhones({ sources }: PictureData): void {
  const avif = sources.filter(({ type }) => type === "image/avif");
  // The last shape is for the screens that are too narrow for the one before it.
  const [wider, forPhones] = avif.slice(-2);
  if (!wider?.media || !forPhones)
    throw new Error("The picture has no shape of its own for phones");
  preload(forPhones.srcSet, {
    as: "image",
    type: "image/avif",
    imageSrcSet: forPhones.srcSet,
    imageSizes: forPhones.sizes,
    media: `not all and ${wider.media}`,
    fetchPriority: "high",
  });
}

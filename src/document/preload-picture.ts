import { preload } from "react-dom";
import type { PictureData } from "../content.ts";

/** The largest thing that a page waits for is asked for ahead of script and fonts. */
export function preloadPicture({ sources }: PictureData): void {
  let narrower: string | undefined;
  for (const { media, type, srcSet, sizes } of sources) {
    if (type !== "image/avif") continue;
    preload(srcSet, {
      as: "image",
      type,
      media: [media, narrower].filter(Boolean).join(" and "),
      imageSrcSet: sizes && srcSet,
      imageSizes: sizes,
      fetchPriority: "high",
    });
    narrower = media?.replace(/min-width: ([\d.]+)/, (_, width) => `max-width: ${width - 0.01}`);
  }
}

import "virtual:crops.css";
import { type RefObject, useState } from "react";
import type { PictureData } from "../content.ts";
import { useHydrated } from "./useHydrated.ts";

type Props = {
  picture: PictureData;
  priority?: "high" | "low";
  imageRef?: RefObject<HTMLImageElement | null>;
};

/** A decorative picture that covers its box. */
export function Picture({ picture, priority, imageRef }: Props) {
  // Only the plain page needs a `src`, for browsers without <picture>. React would set it
  // before the image is in its <picture>, and WebKit would then load that file, too.
  const [isPlain] = useState(!useHydrated());
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        ref={imageRef}
        src={isPlain ? picture.fallback : undefined}
        alt=""
        data-picture={picture.name}
        data-people={picture.hasPeople}
        fetchPriority={priority}
        decoding={priority === "high" ? "sync" : "async"}
      />
    </picture>
  );
}

import "virtual:focus.css";
import type { RefObject } from "react";
import type { PictureData } from "../content.ts";

type Props = {
  picture: PictureData;
  priority?: "high" | "low";
  imageRef?: RefObject<HTMLImageElement | null>;
};

/** A decoration that covers its box; every shape is at least 800 px high on the screen. */
export function Picture({ picture, priority, imageRef }: Props) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} type="image/avif" sizes="max(100vw, 1600px)" />
      ))}
      <img
        ref={imageRef}
        src={picture.fallback}
        alt=""
        data-picture={picture.name}
        fetchPriority={priority}
        decoding={priority === "high" ? "sync" : "async"}
      />
    </picture>
  );
}

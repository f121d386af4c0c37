import "virtual:crops.css";
import type { PictureData } from "virtual:pictures";
import { type ComponentProps, useState } from "react";
import styles from "./Picture.module.css";
import { useHydrated } from "./useHydrated.ts";

type Props = {
  picture: PictureData;
  priority?: "high" | "low";
} & Pick<ComponentProps<"img">, "ref" | "onLoad" | "onError">;

/** A decorative picture that covers its box. --picture-ground is the color if it fails. */
export function Picture({ picture, priority, ...image }: Props) {
  // Only the plain page needs a `src`, for browsers without <picture>. React would set it
  // before the image is in its <picture>, and WebKit would then load that file, too.
  const [isPlain] = useState(!useHydrated());
  return (
    <picture className={styles.picture}>
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        {...image}
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

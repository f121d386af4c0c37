import type { PictureData } from "virtual:pictures";
import type { ComponentProps } from "react";
import styles from "./Picture.module.css";

type Props = {
  picture: PictureData;
  priority?: "high" | "low";
} & Pick<ComponentProps<"img">, "ref" | "onLoad" | "onError">;

/** A decorative picture that covers its box. --picture-ground is the color if it fails. */
export function Picture({ picture, priority, ...image }: Props) {
  return (
    <picture className={styles.picture}>
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        {...image}
        // Only in the prerendered page, for browsers without <picture>. In the browser, React would set
        // it before the image is in its <picture>, and WebKit would then load that file, too.
        src={import.meta.env.SSR ? firstJpeg(picture) : undefined}
        suppressHydrationWarning
        alt=""
        data-picture={picture.name}
        data-focus={picture.focus}
        fetchPriority={priority}
        decoding={priority === "high" ? "sync" : "async"}
      />
    </picture>
  );
}

const firstJpeg = ({ sources }: PictureData) =>
  sources.find(({ type }) => type === "image/jpeg")?.srcSet;

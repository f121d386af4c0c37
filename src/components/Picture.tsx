import type { PictureData } from "virtual:pictures";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Picture.module.css";

type Props = {
  /** For the parent to say where it is, how large, and what its background is if it fails. */
  className?: string;
  picture: PictureData;
  priority?: "high" | "low";
} & Pick<ComponentProps<"img">, "ref" | "onLoad" | "onError">;

/** A decorative picture that covers its box, around the faces if there are any. */
export function Picture({ className, picture, priority, ...image }: Props) {
  return (
    <picture>
      {/* Paper has no pictures, so don't load another size for it. */}
      <source media="print" srcSet="/favicon.svg" />
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        {...image}
        className={classNames(styles.image, className)}
        // Only in the prerendered page, for browsers without <picture>. In the browser, React would set it
        // before the image is in its <picture>, and WebKit would then load that file, too.
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

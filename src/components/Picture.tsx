import type { PictureData } from "virtual:content";
import { type ComponentProps, Fragment } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Picture.module.css";

type Props = {
  /** For the parent to say where it is, how large, and what its background is if it fails. */
  className?: string;
  picture: PictureData;
  /** What a picture says that the words don't. A decoration says nothing. */
  alt?: string;
  priority?: "high" | "low";
} & Pick<ComponentProps<"img">, "loading" | "ref" | "onLoad" | "onError">;

/** A picture that covers its box, around the faces if there are any. */
export function Picture({ className, picture, alt = "", priority, ...image }: Props) {
  return (
    <picture>
      {/* Paper has no pictures, so don't load another size for it. */}
      <source media="print" srcSet="/favicon.svg" />
      {picture.variants.map(({ media, avif, sizes, jpeg }) => (
        <Fragment key={jpeg}>
          <source media={media} type="image/avif" srcSet={avif} sizes={sizes} />
          <source media={media} type="image/jpeg" srcSet={jpeg} />
        </Fragment>
      ))}
      <img
        {...image}
        className={classNames(styles.image, className)}
        // Only in the prerendered page, for browsers without <picture>. In the browser, React would set it
        // before the image is in its <picture>, and WebKit would then load that file, too.
        src={import.meta.env.SSR ? picture.variants[0]?.jpeg : undefined}
        suppressHydrationWarning
        alt={alt}
        data-picture={picture.name}
        data-focus={picture.focus}
        fetchPriority={priority}
        decoding={priority === "high" ? "sync" : "async"}
      />
    </picture>
  );
}

import type { PictureData } from "virtual:content";
import { Slide } from "./Slide.tsx";
import { isInPage } from "./slides.ts";
import type { useSlideshow } from "./useSlideshow.ts";

type Props = { className?: string; pictures: PictureData[] } & Pick<
  ReturnType<typeof useSlideshow>,
  "slides" | "onLoaded" | "onFailed"
>;

export function Slideshow({ className, pictures, slides, onLoaded, onFailed }: Props) {
  return (
    <div className={className}>
      {pictures.map(
        (picture, index) =>
          isInPage(index, slides) && (
            <Slide
              key={picture.name}
              picture={picture}
              isFirst={index === 0}
              isCurrent={index === slides.current}
              onLoaded={() => onLoaded(index)}
              onFailed={() => onFailed(index)}
            />
          ),
      )}
    </div>
  );
}

import type { PictureData } from "virtual:pictures";
import { useHydrated } from "../components/useHydrated.ts";
import { PauseButton } from "./PauseButton.tsx";
import { Slide } from "./Slide.tsx";
import styles from "./Slideshow.module.css";
import type { useSlideshow } from "./useSlideshow.ts";

type Props = { pictures: PictureData[] } & ReturnType<typeof useSlideshow>;

export function Slideshow({ pictures, slides, isPaused, ...actions }: Props) {
  const isHydrated = useHydrated();

  return (
    <>
      <div className={styles.slides}>
        {pictures.map((picture, index) => {
          if (index !== slides.next && !slides.loaded[index]) return null;
          return (
            <Slide
              key={picture.name}
              picture={picture}
              isFirst={index === 0}
              isCurrent={index === slides.current}
              onLoaded={() => actions.onLoaded(index)}
              onFailed={() => actions.onFailed(index)}
            />
          );
        })}
      </div>
      {isHydrated && <PauseButton isPaused={isPaused} onClick={actions.togglePause} />}
    </>
  );
}

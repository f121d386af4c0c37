import { pictures } from "virtual:pictures";
import { useHydrated } from "../components/useHydrated.ts";
import { PauseButton } from "./PauseButton.tsx";
import { Slide } from "./Slide.tsx";
import styles from "./Slideshow.module.css";
import { useSlideshow } from "./useSlideshow.ts";

type Props = { isOnScreen: boolean };

export function Slideshow({ isOnScreen }: Props) {
  const { hero } = pictures;
  const { slides, dispatch, isPaused, togglePause } = useSlideshow(hero.length, isOnScreen);
  const isHydrated = useHydrated();

  return (
    <>
      <div className={styles.slides}>
        {hero.map((picture, index) => {
          if (index !== slides.next && !slides.loaded[index]) return null;
          return (
            <Slide
              key={picture.name}
              picture={picture}
              isFirst={index === 0}
              isCurrent={index === slides.current}
              onLoaded={() => dispatch({ type: "loaded", slide: index })}
              onFailed={() => dispatch({ type: "failed", slide: index })}
            />
          );
        })}
      </div>
      {isHydrated && <PauseButton isPaused={isPaused} onClick={togglePause} />}
    </>
  );
}

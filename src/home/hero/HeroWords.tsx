import { words } from "virtual:content";
import { CallLink } from "../../components/CallLink.tsx";
import { classNames } from "../../components/class-names.ts";
import styles from "./HeroWords.module.css";
import { Scrim } from "./Scrim.tsx";

type Props = { className?: string; hasPeople: boolean };

export function HeroWords({ className, hasPeople }: Props) {
  return (
    <div className={classNames(styles.words, className)}>
      <Scrim hasPeople={hasPeople} />
      <h1 className={styles.headline}>{words.home.headline}</h1>
      <p className={styles.subline}>{words.home.subline}</p>
      <CallLink className={styles.call} size="large" label="Call us" />
    </div>
  );
}

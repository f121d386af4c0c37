import { words } from "virtual:content";
import { CallLink } from "../components/CallLink.tsx";
import styles from "./HeroWords.module.css";
import veil from "./Veil.module.css";

export function HeroWords() {
  return (
    <div className={`${styles.words} ${veil.veiled}`}>
      <h1>{words.home.headline}</h1>
      <p>{words.home.subline}</p>
      <CallLink label="Call us" />
    </div>
  );
}

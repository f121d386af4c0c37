import { Roof } from "../components/Roof.tsx";
import styles from "./Treeline.module.css";

/** Trees along the top of the footer, and a small house with the logo's roof and lit windows. */
export function Treeline() {
  return (
    <div className={styles.trees}>
      <svg className={styles.house} viewBox="0 0 84 56" width="84" height="56" aria-hidden="true">
        <pattern id="trees" width="730" height="60" patternUnits="userSpaceOnUse">
          <path d={trees} />
        </pattern>
        {/* From the house to both edges of the page, however wide it is. */}
        <path fill="url(#trees)" d="M0 0H-7300V56H0z" />
        <path fill="url(#trees)" d="M0 0H7300V56H0z" transform="translate(84)" />
        <path d="M17 56V31L42 12L67 31V56zM54 6H60V17L54 13z" />
        <path
          className={styles.windows}
          d="M24 36H29V46H24zM31 36H36V46H31zM48 36H53V46H48zM55 36H60V46H55z"
        />
        <Roof d="M8 32L42 6L76 32" />
      </svg>
    </div>
  );
}

const trees =
  "M18 20l9 18h-4l5 18h-20l5-18h-4zM37 34l5 10h-2l3 12h-12l3-12h-2zM54 10l12 23h-5l6 23h-26l6-23h-5zM79 28l7 14h-3l4 14h-16l4-14h-3zM112 37l4 9h-2l3 10h-10l3-10h-2z" +
  "M136 16l10 20h-5l6 20h-22l6-20h-5zM152 30l6 12h-3l4 14h-14l4-14h-3zM191 39l4 8h-2l3 9h-10l3-9h-2zM211 7l13 24h-6l7 25h-28l7-25h-6zM232 21l9 17h-4l5 18h-20l5-18h-4z" +
  "M264 35l5 10h-2l3 11h-12l3-11h-2zM288 13l11 21h-5l6 22h-24l6-22h-5zM306 26l7 15h-3l4 15h-16l4-15h-3zM322 38l4 8h-2l3 10h-10l3-10h-2zM362 18l10 19h-4l5 19h-22l5-19h-4z" +
  "M382 32l6 11h-3l4 13h-14l4-13h-3zM400 9l13 23h-5l6 24h-28l6-24h-5zM437 24l8 16h-4l5 16h-18l5-16h-4zM456 36l4 9h-2l3 11h-10l3-11h-2zM475 15l11 20h-5l6 21h-24l6-21h-5z" +
  "M493 29l7 13h-3l4 14h-16l4-14h-3zM535 40l3 7h-2l3 9h-8l3-9h-2zM556 11l12 22h-5l6 23h-26l6-23h-5zM574 33l5 11h-3l4 12h-12l4-12h-3zM608 19l10 18h-4l5 19h-22l5-19h-4z" +
  "M628 27l7 14h-3l4 15h-16l4-15h-3zM640 37l4 9h-2l3 10h-10l3-10h-2zM671 8l13 24h-6l7 24h-28l7-24h-6zM691 23l8 16h-4l5 17h-18l5-17h-4zM710 34l5 10h-2l3 12h-12l3-12h-2z";

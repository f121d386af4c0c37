import { facts } from "virtual:content";
import { classNames } from "../components/class-names.ts";
import styles from "./FindUs.module.css";
import { MapFrame } from "./MapFrame.tsx";
import { directionsUrl } from "./map-urls.ts";

export function FindUs() {
  return (
    <>
      <h2>Find Us</h2>
      <p className={classNames(styles.address, "numerals")}>{facts.address.line}</p>
      <MapFrame className={styles.map} />
      <a data-button="outlined" href={directionsUrl}>
        Get directions
      </a>
    </>
  );
}

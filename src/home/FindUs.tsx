import { facts } from "virtual:content";
import styles from "./FindUs.module.css";
import { MapFrame } from "./MapFrame.tsx";
import { directionsUrl } from "./map-urls.ts";

export function FindUs() {
  return (
    <div className={styles.find}>
      <h2>Find Us</h2>
      <p data-digits>{facts.address.line}</p>
      <MapFrame />
      <a data-button="outlined" href={directionsUrl}>
        Get directions
      </a>
    </div>
  );
}

import { Address } from "../components/Address.tsx";
import { Card } from "../components/Card.tsx";
import styles from "./FindUs.module.css";
import { MapFrame } from "./MapFrame.tsx";
import { directionsUrl } from "./map-urls.ts";

export function FindUs() {
  return (
    <Card>
      <h2 id="find-us">Find Us</h2>
      <div className={styles.find}>
        <Address />
        <a data-button="outlined" href={directionsUrl}>
          Get directions
        </a>
        <MapFrame />
      </div>
    </Card>
  );
}

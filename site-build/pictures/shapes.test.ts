import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shapesFor } from "./shapes.ts";

test.each(["Hero", "HeroWords", "Veil", "Slideshow", "PauseButton"])(
  "%s has its wide layout on the screens that get the wide crops",
  (name) => {
    const [wide] = shapesFor.hero;
    const styles = readFileSync(`src/home/${name}.module.css`, "utf8");
    expect(styles).toContain(`@media ${wide?.media} {`);
  },
);

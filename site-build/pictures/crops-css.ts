import type { CutShape } from "./cut.ts";
import type { PreparedPictures } from "./prepare.ts";

/** The numbers that the style sheets need to keep the faces in each crop in view, if it has any. */
export function cropsCss({ hero, services }: PreparedPictures): string {
  const pictures = [...hero, services].filter(({ hasPeople }) => hasPeople);
  // The shapes are in the same order for every picture. The last one has no condition.
  const blocks = services.shapes.map(({ media }, index) => {
    const rules = pictures.map(({ name, shapes }) => ruleFor(name, shapes[index] as CutShape));
    return media ? `@media ${media} { ${rules.join(" ")} }` : rules.join(" ");
  });
  // A later rule wins, but browsers pick the first shape whose condition is true.
  return blocks.toReversed().join("\n");
}

function ruleFor(picture: string, { crop: { ratio, place, head } }: CutShape): string {
  const numbers = { "--ratio": ratio, "--x": place.x, "--y": place.y, "--head": head };
  const lines = Object.entries(numbers).map(([name, value]) => `${name}: ${value.toFixed(2)};`);
  return `[data-picture="${picture}"] { ${lines.join(" ")} }`;
}

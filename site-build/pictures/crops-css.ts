import type { CutShape } from "./cut.ts";
import type { PreparedPictures } from "./prepare.ts";

/** The numbers that the style sheets need to keep the faces in each crop in view, if it has any. */
export function cropsCss({ hero, services }: PreparedPictures): string {
  const pictures = [...hero, services].filter(({ hasPeople }) => hasPeople);
  const rules = pictures.flatMap(({ name, shapes }) =>
    // A later rule wins, but browsers pick the first shape whose condition is true.
    shapes.toReversed().map((shape) => ruleFor(name, shape)),
  );
  return rules.join("\n");
}

function ruleFor(picture: string, { media, crop: { ratio, place, head } }: CutShape): string {
  const numbers = { "--ratio": ratio, "--x": place.x, "--y": place.y, "--head": head };
  const lines = Object.entries(numbers).map(([name, value]) => `${name}: ${value.toFixed(2)};`);
  const rule = `[data-picture="${picture}"] { ${lines.join(" ")} }`;
  return media ? `@media ${media} { ${rule} }` : rule;
}

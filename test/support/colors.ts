import sharp from "sharp";

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Color = number[];

/** The color in a computed value, such as `rgb(22, 51, 43)` or a shadow that starts with it. */
export function parseColor(value: string): Color {
  const numbers = /rgba?\(([^)]*)\)/.exec(value)?.[1]?.split(",").map(Number);
  if (!numbers) throw new Error(`There is no color in "${value}"`);
  return numbers;
}

/** WCAG's contrast ratio of two opaque colors. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between the darkest and the lightest color of a screenshot. */
export async function contrastIn(screenshot: Buffer): Promise<number> {
  const { channels } = await sharp(screenshot).removeAlpha().stats();
  return contrast(
    channels.map(({ min }) => min),
    channels.map(({ max }) => max),
  );
}

import type { Comparison } from "./figures.ts";
import { milliseconds } from "./table.ts";

type Bar = { name: string; first: number; largest: number; isOurs?: boolean };

/** Measured once on one machine with Lighthouse 13 on mobile, as published in docs/performance.md. */
const peers: Bar[] = [
  { name: "AstroWind", first: 1207, largest: 1507 },
  { name: "Accessible Astro", first: 1361, largest: 3532 },
  { name: "A React landing page", first: 1816, largest: 2661 },
];

const ROW = 44;
const TOP = 64;
const LEFT = 216;
const PLOT = 400;

/** The first and the largest paint of the home page on a phone, against others. */
export function chart(comparisons: Comparison[], caption: string): string {
  const bars = [...comparisons.flatMap(barsOf), ...peers];
  const longest = Math.max(...bars.map(({ largest }) => largest));
  const height = TOP + bars.length * ROW + 40;
  const text = (x: number, y: number, content: string, attributes = "") =>
    `<text x="${x}" y="${y}" ${attributes}>${content}</text>`;
  const rows = bars.map(({ name, first, largest, isOurs }, index) => {
    const y = TOP + index * ROW;
    const bar = (value: number, at: number, fill: string) =>
      `<rect x="${LEFT}" y="${at}" width="${Math.round((value / longest) * PLOT)}" height="14" fill="${fill}"/>${text(LEFT + 8 + Math.round((value / longest) * PLOT), at + 12, milliseconds(value), 'font-size="13"')}`;
    const [light, dark] = isOurs ? ["#c2613d", "#8a3a20"] : ["#a9b8b0", "#5d6a62"];
    const weight = isOurs ? 'font-weight="700"' : "";
    return `${text(LEFT - 12, y + 20, name, `text-anchor="end" ${weight}`)}${bar(first, y, light)}${bar(largest, y + 16, dark)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${height}" font-family="sans-serif" font-size="15" fill="#1c2a25" role="img">
<title>First and largest paint on a phone</title>
<rect width="720" height="${height}" fill="#fffdf8"/>
${text(16, 30, "The home page on a phone: first paint (light) and largest paint (dark)", 'font-size="17" font-weight="700"')}
${rows.join("\n")}
${text(16, height - 14, caption, 'font-size="12"')}
</svg>
`;
}

function barsOf({ page, device, pictures, limit, site }: Comparison): Bar[] {
  if (page !== "home" || device !== "mobile") return [];
  const bar = (name: string, figures: Comparison["site"]): Bar => ({
    name,
    first: figures["First Contentful Paint"] ?? Number.NaN,
    largest: figures["Largest Contentful Paint"] ?? Number.NaN,
  });
  if (pictures === "photographs") return [{ ...bar("… with photographs", site), isOurs: true }];
  return [bar("Without script (limit)", limit), { ...bar("This site", site), isOurs: true }];
}

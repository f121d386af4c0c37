/** Evergreens on the horizon, in the hand of the logo: one stretch of them, repeated. */
export function Treeline() {
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true">
      <pattern id="trees" width="730" height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d={trees.map(([x, height]) => tree(x, height)).join("")} />
      </pattern>
      <rect width="100%" height={HEIGHT} fill="url(#trees)" />
    </svg>
  );
}

const HEIGHT = 48;

/** Where each tree stands, and how tall it is. */
const trees: [x: number, height: number][] = [
  [18, 34],
  [37, 20],
  [54, 44],
  [79, 26],
  [112, 17],
  [136, 38],
  [152, 24],
  [191, 15],
  [211, 47],
  [232, 33],
  [264, 19],
  [288, 41],
  [306, 28],
  [322, 16],
  [362, 36],
  [382, 22],
  [400, 45],
  [437, 30],
  [456, 18],
  [475, 39],
  [493, 25],
  [535, 14],
  [556, 43],
  [574, 21],
  [608, 35],
  [628, 27],
  [640, 17],
  [671, 46],
  [691, 31],
  [710, 20],
];

function tree(x: number, height: number): string {
  const half = Math.round(height * 0.3);
  const branch = Math.round(height * 0.12);
  const middle = Math.round(HEIGHT - height * 0.48);
  const outline = [
    `M${x} ${HEIGHT - height}`,
    `L${x + half - 1} ${middle}h-${branch}L${x + half} ${HEIGHT}`,
    `H${x - half}L${x - half + 1 + branch} ${middle}h-${branch}z`,
  ];
  return outline.join("");
}

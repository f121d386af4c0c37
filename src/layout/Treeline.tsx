/**
 * Evergreens on the horizon, in the hand of the logo. Two groups of them, each repeated at a distance
 * of its own, never meet in the same way twice.
 */
export function Treeline() {
  return (
    <svg width="100%" height="48" aria-hidden="true">
      {groups.map(({ id, width, trees }) => (
        <g key={id}>
          <pattern id={id} width={width} height="48" patternUnits="userSpaceOnUse">
            <path d={trees.map(([x, height]) => tree(x, height)).join("")} />
          </pattern>
          <rect width="100%" height="48" fill={`url(#${id})`} />
        </g>
      ))}
    </svg>
  );
}

type Group = { id: string; width: number; trees: [x: number, height: number][] };

/** Where each tree of a group stands, and how tall it is. */
const groups: Group[] = [
  {
    id: "tall-trees",
    width: 347,
    trees: [
      [16, 34],
      [62, 44],
      [83, 30],
      [128, 38],
      [187, 47],
      [206, 33],
      [259, 40],
      [318, 28],
    ],
  },
  {
    id: "low-trees",
    width: 223,
    trees: [
      [12, 18],
      [41, 25],
      [69, 15],
      [98, 22],
      [131, 28],
      [158, 17],
      [196, 24],
    ],
  },
];

function tree(x: number, height: number): string {
  const half = Math.round(height * 0.3);
  const step = Math.round(half * 0.4);
  const middle = Math.round(48 - height * 0.48);
  return `M${x} ${48 - height}L${x + half - 2} ${middle}h-${step}L${x + half} 48H${x - half}L${x - half + 2 + step} ${middle}h-${step}z`;
}

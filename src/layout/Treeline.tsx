/** Evergreens on the horizon, in the hand of the logo. */
export function Treeline() {
  return (
    <svg viewBox="0 0 320 40" width="320" height="40" aria-hidden="true">
      {trees.map(([x, height]) => (
        <path key={x} d={tree(x, height)} />
      ))}
    </svg>
  );
}

/** Where each tree stands, and how tall it is. */
const trees: [number, number][] = [
  [10, 20],
  [30, 33],
  [49, 24],
  [66, 38],
  [84, 27],
  [112, 18],
  [134, 30],
  [152, 22],
  [190, 36],
  [209, 26],
  [228, 31],
  [262, 19],
  [282, 34],
  [302, 25],
];

function tree(x: number, height: number): string {
  const top = 40 - height;
  const half = height * 0.3;
  const middle = top + height * 0.52;
  return `M${x} ${top}L${x + half * 0.75} ${middle}H${x + half * 0.4}L${x + half} 40H${x - half}L${x - half * 0.4} ${middle}H${x - half * 0.75}z`;
}

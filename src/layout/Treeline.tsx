/** Evergreens on the horizon, as they stand around Everett. */
export function Treeline() {
  return <svg aria-hidden="true" />;
}

type Side = {
  /** The picture's side, the crop's, and the head in it, in pixels of the picture. */
  whole: number;
  length: number;
  focus: number;
  reach: number;
  /** The same side of each box: its length, the crop's scale in it, and its free part. */
  boxes: { box: number; scale: number; from: number; to: number }[];
};

/**
 * Where a crop starts along one side, and how much of the excess a box cuts off at the start
 * (`object-position`), so that the head is in the free part of every box.
 */
export function placeAlong({ whole, length, focus, reach, boxes }: Side) {
  const last = whole - length;
  // A head can't extend past the picture.
  const [before, after] = [Math.min(reach, focus), Math.min(reach, whole - focus)];
  const positions = Array.from({ length: 21 }, (_, step) => step / 20);
  const fits = positions.flatMap((position) => {
    const starts = boxes.map(({ box, scale, from, to }) => {
      const cut = position * (scale * length - box);
      return {
        least: focus + after - (to + cut) / scale,
        most: focus - before - (from + cut) / scale,
      };
    });
    const least = Math.max(...starts.map((each) => each.least));
    const most = Math.min(...starts.map((each) => each.most), last);
    if (least > most) return [];
    // Center the head in the free parts, but don't go outside of the picture just for that.
    const centers = starts.map((each) => (each.least + each.most) / 2);
    const center = centers.reduce((sum, each) => sum + each, 0) / centers.length;
    const start = Math.min(Math.max(center, least, Math.min(0, most)), most);
    const offCenter = centers.reduce((sum, each) => sum + Math.abs(each - start), 0);
    return [{ start, position, invented: Math.max(0, -start), offCenter }];
  });
  return fits.toSorted((a, b) => a.invented - b.invented || a.offCenter - b.offCenter)[0];
}

/** A point of a picture, in percent from its left and its top edge. */
export type FocusPoint = { x: number; y: number };

/** Where along a side a focus point may land, in percent: best at `ideal`. */
type Span = { from: number; ideal: number; to: number };

/** What a picture is cut for. Shapes are widths divided by heights. */
export type Frame = {
  ratio: number;
  /** The boxes that the crop fills on the screen. */
  boxes: { narrowest: number; widest: number };
  x: Span;
  y: Span;
  /** A crop is cut tighter for its focus, but never to fewer pixels than these. */
  leastWidth: number;
};

/** … and never to less than this share of what it could show: a face alone is not a home. */
const TIGHTEST = 0.5;

type Size = { width: number; height: number };
type Area = Size & { left: number; top: number };

/** The largest crop that has the focus point within the frame's spans, or else as near as it can be. */
export function cropAround(focus: FocusPoint, frame: Frame, picture: Size): Area {
  const largest = Math.min(picture.width, picture.height * frame.ratio);
  const wanted = Math.min(
    longest(focus.x, frame.x) * picture.width,
    longest(focus.y, frame.y) * picture.height * frame.ratio,
  );
  const exact = Math.min(largest, Math.max(wanted, frame.leastWidth, largest * TIGHTEST));
  const width = Math.round(exact);
  const height = Math.min(Math.round(exact / frame.ratio), picture.height);
  return {
    width,
    height,
    left: place(focus.x, frame.x, width, picture.width),
    top: place(focus.y, frame.y, height, picture.height),
  };
}

/**
 * The `object-position` for a crop, in percent. A box that is narrower or flatter than the crop
 * shows a part of it; in the narrowest and the widest the focus point is then at its ideal place.
 */
export function positionOf(area: Area, focus: FocusPoint, frame: Frame, picture: Size): FocusPoint {
  const { ratio, boxes } = frame;
  const x = ((focus.x * picture.width) / 100 - area.left) / area.width;
  const y = ((focus.y * picture.height) / 100 - area.top) / area.height;
  return {
    x: position(x * 100, frame.x.ideal, boxes.narrowest / ratio),
    y: position(y * 100, frame.y.ideal, ratio / boxes.widest),
  };
}

/** The longest crop, as a share of the whole side, that can have the focus point within the span. */
function longest(focus: number, { from, to }: Span): number {
  return Math.min(focus / from, (100 - focus) / (100 - to));
}

function place(focus: number, { ideal }: Span, length: number, whole: number): number {
  const wanted = Math.round((focus * whole - ideal * length) / 100);
  return Math.min(Math.max(wanted, 0), whole - length);
}

function position(focus: number, ideal: number, shown: number): number {
  if (shown >= 1) return Math.round(focus);
  const wanted = (focus - ideal * shown) / (1 - shown);
  return Math.round(Math.min(Math.max(wanted, 0), 100));
}

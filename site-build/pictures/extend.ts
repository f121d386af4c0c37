import type { Sharp } from "sharp";
import { type Pixels, pixelsFrom, pixelsOf } from "./open.ts";

/** How far the last blur reaches, as a fraction of the extended picture's longer side. */
const FADE = 0.14;
/** How much of the picture's edge is stretched, as a fraction like FADE. */
const EDGE = 0.012;
/** Where each blur starts and is complete, and how strong it is. */
const blurs = [
  { from: 0, to: 0.02, sigma: 0.004 },
  { from: 0.01, to: 0.06, sigma: 0.015 },
  { from: 0.03, to: FADE, sigma: 0.045 },
];

type Room = { left: number; top: number };
type Size = { width: number; height: number };

/**
 * Adds room to the left of a picture and above it. The room is the picture's own edge, stretched and
 * blurred more and more with the distance, so that no seam shows.
 */
export async function extend(picture: Pixels, room: Room): Promise<Pixels> {
  if (room.left <= 0 && room.top <= 0) return picture;
  let extended = stretch(picture, room);
  const { width, height } = extended;
  const unit = Math.max(width, height);
  // Only pixels near the edge affect the room.
  const edge = Math.ceil(unit * FADE);
  const part = {
    width: room.top > 0 ? width : Math.min(width, room.left + edge),
    height: room.left > 0 ? height : Math.min(height, room.top + edge),
  };
  for (const { from, to, sigma } of blurs) {
    const blurred = await blur(
      extended.open().extract({ left: 0, top: 0, ...part }),
      part,
      sigma * unit,
    );
    extended = blend(extended, blurred, room, { from: from * unit, to: to * unit });
  }
  return extended;
}

/**
 * Next to the picture, the room mirrors it. Farther away, the last few pixels are stretched more and
 * more, because a full mirror image would show the same head twice.
 */
function stretch({ width, height, data }: Pixels, { left, top }: Room): Pixels {
  const [newWidth, newHeight] = [width + left, height + top];
  const reach = EDGE * Math.max(newWidth, newHeight);
  const mirrored = (distance: number) => Math.round(reach * (1 - Math.exp(-distance / reach)));
  const from = (at: number, room: number, length: number) =>
    at >= room ? at - room : Math.min(mirrored(room - at), length - 1);
  const columns = Array.from({ length: newWidth }, (_, x) => 3 * from(x, left, width));
  const extended = Buffer.alloc(3 * newWidth * newHeight);
  for (let y = 0, to = 0; y < newHeight; y++) {
    const row = 3 * width * from(y, top, height);
    for (let x = 0; x < newWidth; x++) {
      const at = row + (columns[x] as number);
      for (let color = 0; color < 3; color++) extended[to++] = data[at + color] as number;
    }
  }
  return pixelsFrom(extended, newWidth, newHeight);
}

/** Blurring a smaller copy looks the same and is much faster. */
async function blur(picture: Sharp, { width, height }: Size, sigma: number): Promise<Pixels> {
  const step = Math.max(1, Math.min(sigma / 3, width / 8, height / 8));
  const smaller = { width: Math.round(width / step), height: Math.round(height / step) };
  const blurred = await pixelsOf(
    picture.resize({ ...smaller, fit: "fill" }).blur(Math.max(sigma / step, 1)),
  );
  return pixelsOf(blurred.open().resize({ width, height, fit: "fill" }));
}

/** Puts the blurred part over a picture's room, with a soft transition. */
function blend(near: Pixels, far: Pixels, { left, top }: Room, fade: { from: number; to: number }) {
  const { width, height } = near;
  const data = Buffer.from(near.data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < (y < top ? width : left); x++) {
      const distance = Math.hypot(Math.max(left - x, 0), Math.max(top - y, 0));
      const share = Math.min(Math.max((distance - fade.from) / (fade.to - fade.from), 0), 1);
      const weight = share * share * (3 - 2 * share);
      const [to, from] = [3 * (y * width + x), 3 * (y * far.width + x)];
      for (let color = 0; color < 3; color++) {
        const before = near.data[to + color] as number;
        data[to + color] = before + ((far.data[from + color] as number) - before) * weight;
      }
    }
  }
  return pixelsFrom(data, width, height);
}

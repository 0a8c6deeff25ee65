/** A part of a picture in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const faintest = 16; // what is paler is the soft edge of a line

/** The smallest box around everything that is drawn on a transparent picture of RGBA bytes; null when nothing is. */
export const inkBounds = (pixels: ArrayLike<number>, width: number): Box | null => {
  const height = Math.floor(pixels.length / 4 / width);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < faintest) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
};

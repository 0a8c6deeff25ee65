/** `broken`: the browser cannot decode the picture, or a PDF is cut off. */
export type FileFault = 'dark' | 'blurred' | 'broken';

/** Brightness of each pixel, row by row, from 0 (black) to 255. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A picture is dark if its bright places, usually the paper, are darker than this. */
const darkPaper = 90;
/** Below this contrast there is no writing to judge. */
const leastContrast = 40;
/** The Laplacian of the sharpest edges, as a share of the contrast, below which writing can hardly be read. */
const softEdge = 0.4;

const percentile = (counts: Uint32Array, share: number): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let counted = 0;
  return counts.findIndex((count) => {
    counted += count;
    return counted >= share * all;
  });
};

const brightnessCounts = ({ pixels }: GrayPicture): Uint32Array => {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  return counts;
};

/** Histogram of the absolute Laplacian of the inner pixels; it is high only at sharp edges. */
const edgeCounts = ({ width, height, pixels }: GrayPicture): Uint32Array => {
  const counts = new Uint32Array(4 * 255 + 1);
  const at = (index: number): number => pixels[index] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let index = y * width + 1; index < (y + 1) * width - 1; index += 1) {
      const around = at(index - 1) + at(index + 1) + at(index - width) + at(index + width);
      const edge = Math.abs(4 * at(index) - around);
      counts[edge] = (counts[edge] ?? 0) + 1;
    }
  return counts;
};

/**
 * The fault of a picture with a long side of about 1 000 pixels, at which the noise of a camera is averaged out; null if no fault is found.
 * Misses slight faults rather than warning about a good picture.
 */
export const pictureFault = (picture: GrayPicture): FileFault | null => {
  const brightness = brightnessCounts(picture);
  const bright = percentile(brightness, 0.95);
  if (bright < darkPaper) return 'dark';
  const contrast = bright - percentile(brightness, 0.01);
  if (contrast < leastContrast) return null;
  return percentile(edgeCounts(picture), 0.999) < softEdge * contrast ? 'blurred' : null;
};

import type { PictureScaler } from '../../../application/ports/device/picture-scaler.ts';
import { NoTruePixels } from '../../../domain/files/true-pixels.ts';
import type { EncodePicture } from './encode-picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Deps {
  readonly sizeOf: (picture: Blob) => Promise<Size>;
  readonly encode: EncodePicture;
}

/**
 * Long sides of an A4 page in pixels, largest first; its text is still legible at the smallest one. `shortSide` is that of a page with a
 * long side of 1.
 */
const longSides = [2_400, 2_000, 1_600];
const shortSide = Math.SQRT1_2;
/** More pixels do not fit into the memory of an old phone. */
const mostPixels = 120_000_000;

/** Scales a picture so that both sides are at least those of the A4 page, but never enlarges it. */
const scaled = ({ width, height }: Size, long: number): Size => {
  const [longest, shortest] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(1, Math.max(long / longest, (long * shortSide) / shortest));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

export const pictureScaler = ({ sizeOf, encode }: Deps): PictureScaler => {
  const fitting = async (picture: Blob, maxBytes: number): Promise<Blob | null> => {
    const size = await sizeOf(picture);
    if (size.width * size.height > mostPixels) return null;
    const sizes = longSides.map((long) => scaled(size, long));
    const different = sizes.filter(({ width }, index) => width !== sizes[index - 1]?.width);
    for (const { width, height } of different) {
      const jpeg = await encode({ picture, width, height, maxBytes });
      if (jpeg) return jpeg;
    }
    return null;
  };
  return {
    shrink: (picture, maxBytes) =>
      fitting(picture, maxBytes).catch((error: unknown) => {
        if (error instanceof NoTruePixels) throw error;
        return null;
      }),
  };
};

/** Needs the header of the picture only, because browsers decode an image when it is drawn. */
export const sizeOfPicture = (picture: Blob): Promise<Size> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    const address = URL.createObjectURL(picture);
    const end = (settle: () => void) => () => {
      URL.revokeObjectURL(address);
      settle();
    };
    image.onload = end(() => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.onerror = end(() => reject(new Error('not a picture')));
    image.src = address;
  });

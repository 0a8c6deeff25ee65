import { drawOnWhite, pageCanvas, uprightBitmap } from './draw-on-white.ts';

export interface PictureJob {
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
  readonly maxBytes: number;
}

/** An upright JPEG of this size; null if `maxBytes` is too small at every quality. Rejects if the picture cannot be read. */
export type EncodePicture = (job: PictureJob) => Promise<Blob | null>;

interface Drawing {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  encode(quality: number): Promise<Blob | null>;
}

const qualities = [0.85, 0.7, 0.55];

const encodeWith =
  (canvasOf: (width: number, height: number) => Drawing): EncodePicture =>
  async ({ picture, width, height, maxBytes }) => {
    const bitmap = await uprightBitmap(picture);
    const { context, encode } = canvasOf(width, height);
    if (!context) throw new Error('no canvas');
    drawOnWhite(context, bitmap, { width, height });
    bitmap.close();
    for (const quality of qualities) {
      const jpeg = await encode(quality);
      if (jpeg && jpeg.size <= maxBytes) return jpeg;
    }
    return null;
  };

export const encodeOffscreen = encodeWith((width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext('2d'),
    encode: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
});

export const encodeOnPage = encodeWith(pageCanvas);

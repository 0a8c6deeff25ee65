import type { PictureArea } from '../../../application/ports/profile/photo-compressor.ts';
import { demandTruePixels } from '../../../domain/files/true-pixels.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const uprightBitmap = (picture: Blob): Promise<ImageBitmap> =>
  createImageBitmap(picture, { imageOrientation: 'from-image' });

/** Throws `NoTruePixels` where the browser would encode others. */
export const drawOnWhite = (
  context: Context,
  bitmap: ImageBitmap,
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, width: from, height: down }: PictureArea = { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
): void => {
  demandTruePixels(context);
  context.fillStyle = '#fff'; // JPEG has no transparency; the default would be black
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, from, down, 0, 0, width, height);
};

export const pageCanvas = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: canvas.getContext('2d'),
    encode: (quality: number): Promise<Blob | null> =>
      new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
  };
};

import { type FileFault, pictureFault } from '../../../domain/files/picture-fault.ts';
import { drawOnWhite, uprightBitmap } from './draw-on-white.ts';
import { encodeOffscreen, type PictureJob } from './encode-picture.ts';

export type PictureRequest = { readonly encode: PictureJob } | { readonly inspect: Blob };

/** Empty if the worker failed, for example because it cannot draw. */
export interface PictureReply {
  readonly jpeg?: Blob | null;
  readonly fault?: FileFault | null;
}

const longSide = 1_000;

/** The green of each pixel, which is nearly its brightness. */
const brightnessOf = ({ data }: ImageData): Uint8Array => {
  const pixels = new Uint8Array(data.length / 4);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[4 * index + 1] ?? 0;
  return pixels;
};

const inspectPicture = async (picture: Blob): Promise<FileFault | null> => {
  const bitmap = await uprightBitmap(picture).catch((error) => {
    if (error.name === 'InvalidStateError') return null; // how every browser reports a picture that it cannot decode
    throw error;
  });
  if (!bitmap) return 'broken';
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  drawOnWhite(context, bitmap, { width, height });
  bitmap.close();
  return pictureFault({ width, height, pixels: brightnessOf(context.getImageData(0, 0, width, height)) });
};

const replyTo = async (request: PictureRequest): Promise<PictureReply> =>
  'encode' in request
    ? { jpeg: await encodeOffscreen(request.encode) }
    : { fault: await inspectPicture(request.inspect) };

addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  replyTo(data).then(postMessage, () => postMessage({}));
});

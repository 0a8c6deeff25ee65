import type { PictureScaler } from '../../application/ports/device/picture-scaler.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ScalingCanvas {
  /** Upright size in pixels; reads only the header where the browser can. Rejects if the picture cannot be read. */
  sizeOf(picture: Blob): Promise<Size>;
  /** Decodes the picture upright at a size, without the main thread. Rejects if the picture cannot be read. */
  open(picture: Blob, size: Size): Promise<{ encode(quality: number): Promise<Blob | null>; close(): void }>;
}

/** The smallest long side at which a scanned A4 page is legible, in pixels, after the sides that are tried first. */
const longSides = [2_400, 2_000, 1_600];
const qualities = [0.85, 0.7, 0.55];
/** More pixels do not fit into the memory of an old phone. */
const mostPixels = 120_000_000;

const sidesFor = (longest: number): readonly number[] => {
  const smaller = longSides.filter((side) => side < longest);
  return smaller.length < longSides.length ? [longest, ...smaller] : smaller;
};

const scaled = ({ width, height }: Size, long: number): Size => {
  const scale = long / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

export const canvasPictureScaler = (canvas: ScalingCanvas): PictureScaler => {
  const fitting = async (picture: Blob, maxBytes: number): Promise<Blob | null> => {
    const size = await canvas.sizeOf(picture);
    if (size.width * size.height > mostPixels) return null;
    for (const long of sidesFor(Math.max(size.width, size.height))) {
      const opened = await canvas.open(picture, scaled(size, long));
      try {
        for (const quality of qualities) {
          const jpeg = await opened.encode(quality);
          if (jpeg && jpeg.size <= maxBytes) return jpeg;
        }
      } finally {
        opened.close();
      }
    }
    return null;
  };
  return { shrink: (picture, maxBytes) => fitting(picture, maxBytes).catch(() => null) };
};

const loaded = (picture: Blob): Promise<Size> =>
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

/** Browsers decode an image bitmap and encode a canvas outside the main thread, so no worker is needed. */
export const browserScalingCanvas: ScalingCanvas = {
  sizeOf: loaded,
  open: async (picture, { width, height }) => {
    const bitmap = await createImageBitmap(picture, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff'; // JPEG has no transparency; the default would be black
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return {
      encode: (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
      close: () => {
        canvas.width = 0; // frees its memory at once
      },
    };
  },
};

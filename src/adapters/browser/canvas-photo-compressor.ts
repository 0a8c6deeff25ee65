import type { PhotoCompressor, PictureArea } from '../../application/ports/profile/photo-compressor.ts';
import { drawOnWhite, pageCanvas, uprightBitmap } from './pictures/draw-on-white.ts';

export interface OpenPicture {
  encode(area: PictureArea, width: number, height: number, quality: number): Promise<Blob | null>;
  close(): void;
}

const longestSides = [1_080, 720, 480, 320];
const qualities = [0.9, 0.8, 0.65, 0.5];

const sizeOf = ({ width, height }: PictureArea, longest: number) => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const fitting = async (picture: OpenPicture, area: PictureArea, maxBytes: number): Promise<Blob | null> => {
  for (const longest of longestSides) {
    const { width, height } = sizeOf(area, longest);
    for (const quality of qualities) {
      const photo = await picture.encode(area, width, height, quality);
      if (photo && photo.size <= maxBytes) return photo;
    }
  }
  return null;
};

export const canvasPhotoCompressor = (open: (picture: Blob) => Promise<OpenPicture>): PhotoCompressor => ({
  compress: async (picture, area, maxBytes) => {
    const opened = await open(picture).catch(() => null);
    if (!opened) return null;
    try {
      return await fitting(opened, area, maxBytes);
    } finally {
      opened.close();
    }
  },
});

export const openInCanvas = async (picture: Blob): Promise<OpenPicture> => {
  const bitmap = await uprightBitmap(picture);
  return {
    encode: async (area, width, height, quality) => {
      const { context, encode } = pageCanvas(width, height);
      if (!context) return null;
      drawOnWhite(context, bitmap, { width, height }, area);
      return encode(quality);
    },
    close: () => bitmap.close(),
  };
};

import SignaturePad from 'signature_pad';
import { colorDefaults } from '../../theme/theme.ts';
import { padRatio, pointsAt, type Stroke } from './signature-strokes.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const faintest = 16; // ignores paler pixels, which come from antialiasing

/** Bounding box of the drawing in transparent RGBA pixels, or null if empty. */
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

/** In pixels. The width is the same on all screens, so that the picture is sharp in print and small to upload. */
const pictureWidth = 1200;
const margin = 16;
/** Width in pixels of a pad on a phone. The line widths of `pen` are for this width. */
const drawnWidth = 400;

const ink = colorDefaults.brandStrong;

const pen = {
  penColor: ink,
  dotSize: 0,
  minWidth: 0.7,
  maxWidth: 2.4,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
} as const;

export const showStrokes = (pad: SignaturePad, strokes: readonly Stroke[], padWidth: number): void =>
  pad.fromData(strokes.map((stroke) => ({ ...pen, points: [...pointsAt(stroke, padWidth)] })));

export const signaturePadOn = (canvas: HTMLCanvasElement): SignaturePad =>
  new SignaturePad(canvas, { ...pen, minDistance: 2 });

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

const inkAsPng = (canvas: HTMLCanvasElement): Promise<Blob | null> => {
  const { width, height } = canvas;
  const box = inkBounds(canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [], width);
  if (!box) return Promise.resolve(null);
  const cut = canvasOf(box.width + 2 * margin, box.height + 2 * margin);
  cut.getContext('2d')?.drawImage(canvas, margin - box.left, margin - box.top);
  return new Promise((resolve) => cut.toBlob(resolve, 'image/png'));
};

export const drawnSignature = (strokes: readonly Stroke[]): Promise<Blob | null> => {
  const canvas = canvasOf(pictureWidth, pictureWidth / padRatio);
  canvas.getContext('2d', { willReadFrequently: true })?.scale(pictureWidth / drawnWidth, pictureWidth / drawnWidth);
  const pad = signaturePadOn(canvas);
  pad.off();
  showStrokes(pad, strokes, drawnWidth);
  return inkAsPng(canvas);
};

/** Typed signature as PNG; null if nothing is visible. `font` returns the CSS font for a size in pixels; it must be loaded. */
export const typedSignature = async (text: string, font: (size: number) => string): Promise<Blob | null> => {
  const size = 160;
  const canvas = canvasOf(pictureWidth, pictureWidth / padRatio);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = font(size);
  const room = pictureWidth - 160; // script letters extend beyond their measured width
  context.font = font(Math.floor(size * Math.min(1, room / context.measureText(text).width)));
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, pictureWidth / 2, canvas.height / 2);
  return inkAsPng(canvas);
};

import SignaturePad from 'signature_pad';
import { colorDefaults } from '../../theme/theme.ts';
import { padRatio, pointsAt, type Stroke } from './signature-strokes.ts';

/** A part of a picture in pixels. */
interface Box {
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

/** Pixels, whatever the screen is: sharp enough on paper, small enough to send. */
const pictureWidth = 1200;
const margin = 16;
/** A pad of a phone's width: lines get the weight they have there. */
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

/** Draws strokes on a pad whose canvas is this wide in CSS pixels, instead of what is there. */
export const showStrokes = (pad: SignaturePad, strokes: readonly Stroke[], padWidth: number): void =>
  pad.fromData(strokes.map((stroke) => ({ ...pen, points: [...pointsAt(stroke, padWidth)] })));

/** A pad for the pen that all signatures are drawn with. */
export const signaturePadOn = (canvas: HTMLCanvasElement): SignaturePad =>
  new SignaturePad(canvas, { ...pen, minDistance: 2 });

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

/** The canvas as a PNG with transparent background, cut to the ink; null when there is no ink, or the device cannot. */
const inkAsPng = (canvas: HTMLCanvasElement): Promise<Blob | null> => {
  const { width, height } = canvas;
  const box = inkBounds(canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [], width);
  if (!box) return Promise.resolve(null);
  const cut = canvasOf(box.width + 2 * margin, box.height + 2 * margin);
  cut.getContext('2d')?.drawImage(canvas, margin - box.left, margin - box.top);
  return new Promise((resolve) => cut.toBlob(resolve, 'image/png'));
};

/** A drawn signature as a PNG; null when nothing is drawn. */
export const drawnSignature = (strokes: readonly Stroke[]): Promise<Blob | null> => {
  const canvas = canvasOf(pictureWidth, pictureWidth / padRatio);
  canvas.getContext('2d', { willReadFrequently: true })?.scale(pictureWidth / drawnWidth, pictureWidth / drawnWidth);
  const pad = signaturePadOn(canvas);
  pad.off();
  showStrokes(pad, strokes, drawnWidth);
  return inkAsPng(canvas);
};

/** A typed signature as a PNG; null when nothing of it can be seen. `font` gives the CSS font for a size in pixels. */
export const typedSignature = async (text: string, font: (size: number) => string): Promise<Blob | null> => {
  const size = 160;
  // a font that does not come is replaced by the next one of its list
  await document.fonts.load(font(size), text).catch(() => undefined);
  const canvas = canvasOf(pictureWidth, pictureWidth / padRatio);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = font(size);
  const room = pictureWidth - 160; // letters of scripts reach beyond their width
  context.font = font(Math.floor(size * Math.min(1, room / context.measureText(text).width)));
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, pictureWidth / 2, canvas.height / 2);
  return inkAsPng(canvas);
};

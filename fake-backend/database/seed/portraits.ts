import { type Ink, pngOf } from './picture.ts';

const paper: Ink = [255, 255, 255, 0];
const ink: Ink = [23, 37, 84, 255];
const faded: Ink = [23, 37, 84, 110];

const signatureSize = { width: 320, height: 120 };

const strokeOf = (seed: number): (readonly [x: number, y: number])[] =>
  Array.from({ length: 1600 }, (_, step) => {
    const t = step / 1600;
    const turn = t * Math.PI * 2;
    const x = 30 + 250 * t + 22 * Math.sin(turn * (5 + (seed % 3)) + seed);
    const y = 62 + (34 - 22 * t) * Math.sin(turn * (4 + (seed % 4)) + seed * 2) + 8 * Math.cos(turn * 9);
    return [x, y];
  });

const below = signatureSize.width;
const core = [0, 1, below, below + 1];
const edge = [-1, 2, -below, 2 * below];

export const signatureOf = (seed: number): string => {
  const { width, height } = signatureSize;
  const picture = new Uint8Array(width * height);
  for (const [x, y] of strokeOf(seed)) {
    const at = Math.round(y) * width + Math.round(x);
    for (const step of core) picture[at + step] = 2;
    for (const step of edge) picture[at + step] ||= 1;
  }
  return pngOf(width, [paper, faded, ink, ink], picture);
};

const photoSize = { width: 180, height: 240 };

const inEllipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

const placeAt = (x: number, y: number): number => {
  if (inEllipse(x, y, 90, 108, 36, 46) && y > 84) return 1;
  if (inEllipse(x, y, 90, 96, 42, 50) && y < 112) return 2;
  if (inEllipse(x, y, 90, 160, 16, 26)) return 1;
  return inEllipse(x, y, 90, 256, 78, 90) ? 3 : 0;
};

const drawPhoto = (cloth: Ink): string => {
  const { width, height } = photoSize;
  const picture = new Uint8Array(width * height).map((_, at) => placeAt(at % width, Math.floor(at / width)));
  return pngOf(width, [cloth, [226, 183, 148, 255], [38, 32, 30, 255], [241, 244, 248, 255]], picture);
};

const photos: string[] = [];

export const photoOf = (seed: number): string => {
  const red = seed % 2;
  photos[red] ??= drawPhoto(red ? [176, 42, 48, 255] : [29, 78, 137, 255]);
  return photos[red];
};

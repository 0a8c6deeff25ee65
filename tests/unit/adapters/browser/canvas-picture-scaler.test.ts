import { expect, it } from 'vitest';
import { canvasPictureScaler, type ScalingCanvas } from '../../../../src/adapters/browser/canvas-picture-scaler.ts';

/** Encodes a picture with as many bytes as it has pixels times the quality. */
const drawing = (width: number, height: number) => {
  const tried: string[] = [];
  let open = 0;
  const canvas: ScalingCanvas = {
    sizeOf: async () => ({ width, height }),
    open: async (_, size) => {
      open += 1;
      return {
        encode: async (quality) => {
          tried.push(`${size.width}×${size.height} ${quality}`);
          return { size: Math.round(size.width * size.height * quality) } as Blob;
        },
        close: () => {
          open -= 1;
        },
      };
    },
  };
  const shrink = async (maxBytes: number) => ({
    shrunk: await canvasPictureScaler(canvas).shrink(new Blob(), maxBytes),
    ...{ tried, open },
  });
  return { shrink, canvas };
};

it('a picture gets the largest size and quality that fit, and its memory is freed', async () => {
  const { shrunk, tried, open } = await drawing(4_000, 3_000).shrink(2_500_000);
  expect(tried).toEqual(['2400×1800 0.85', '2400×1800 0.7', '2400×1800 0.55']);
  expect([shrunk?.size, open]).toEqual([2_376_000, 0]);
});

it('a picture is never made smaller than 1 600 pixels: else it does not fit', async () => {
  const { shrunk, tried, open } = await drawing(3_000, 4_000).shrink(1_000);
  expect(tried.at(-1)).toBe('1200×1600 0.55');
  expect([shrunk, tried.length, open]).toEqual([null, 9, 0]);
});

it('a small picture keeps its size', async () => {
  const { shrunk, tried } = await drawing(900, 1_200).shrink(800_000);
  expect(tried).toEqual(['900×1200 0.85', '900×1200 0.7']);
  expect(shrunk?.size).toBe(756_000);
});

it('a picture of 1 800 pixels is tried at its own size first', async () => {
  const { tried } = await drawing(1_800, 1_800).shrink(1_000_000);
  expect(tried.map((each) => each.split(' ')[0])).toEqual([
    '1800×1800',
    '1800×1800',
    '1800×1800',
    ...Array(3).fill('1600×1600'),
  ]);
});

it('a picture that cannot be read, or has more pixels than the memory of an old phone holds, is not shrunk', async () => {
  const { canvas } = drawing(1, 1);
  const broken = { ...canvas, sizeOf: () => Promise.reject(new Error('not a picture')) };
  expect(await canvasPictureScaler(broken).shrink(new Blob(), 1)).toBeNull();
  const { shrunk, tried } = await drawing(20_000, 20_000).shrink(2_000_000);
  expect([shrunk, tried]).toEqual([null, []]);
});

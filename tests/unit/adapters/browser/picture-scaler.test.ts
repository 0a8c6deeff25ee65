import { expect, it } from 'vitest';
import { pictureScaler } from '../../../../src/adapters/browser/pictures/picture-scaler.ts';

const shrinkOf = async (width: number, height: number, fittingPixels = 0) => {
  const tried: string[] = [];
  const scaler = pictureScaler({
    sizeOf: async () => ({ width, height }),
    encode: async (job) => {
      tried.push(`${job.width}×${job.height}`);
      return job.width * job.height <= fittingPixels ? new Blob(['kecil']) : null;
    },
  });
  return { shrunk: await scaler.shrink(new Blob(), 2_000_000), tried };
};

it('a picture gets the largest size that fits', async () => {
  const { shrunk, tried } = await shrinkOf(4_032, 3_024, 4_000_000);
  expect(tried).toEqual(['2400×1800', '2000×1500']);
  expect(shrunk).not.toBeNull();
});

it('a picture that does not fit at 1 600 pixels, the smallest legible A4 page, is not made smaller', async () => {
  expect(await shrinkOf(3_000, 4_000)).toEqual({ shrunk: null, tried: ['1800×2400', '1500×2000', '1200×1600'] });
  expect((await shrinkOf(4_000, 4_000)).tried.at(-1)).toBe('1600×1600');
});

it('a long strip keeps its short side legible, and a small picture keeps its size', async () => {
  expect((await shrinkOf(800, 15_000)).tried).toEqual(['800×15000']);
  expect((await shrinkOf(15_000, 2_000)).tried).toEqual(['12728×1697', '10607×1414', '8485×1131']);
  expect((await shrinkOf(900, 1_200)).tried).toEqual(['900×1200']);
});

it('a picture that cannot be read, or has more pixels than the memory of an old phone holds, is not shrunk', async () => {
  const scaler = pictureScaler({
    sizeOf: () => Promise.reject(new Error('no picture')),
    encode: async () => new Blob(),
  });
  expect(await scaler.shrink(new Blob(), 1)).toBeNull();
  expect(await shrinkOf(20_000, 20_000, 1e9)).toEqual({ shrunk: null, tried: [] });
});

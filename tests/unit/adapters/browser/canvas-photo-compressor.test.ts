import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canvasPhotoCompressor, type OpenPicture } from '../../../../src/adapters/browser/canvas-photo-compressor.ts';

const area = { x: 10, y: 20, width: 3_000, height: 3_000 };
const picture = new Blob(['picture']);

class FakeEncoder implements OpenPicture {
  readonly tries: { width: number; height: number; quality: number }[] = [];
  closed = 0;
  readonly #bytesPerPixel: number;

  constructor(bytesPerPixel: number) {
    this.#bytesPerPixel = bytesPerPixel;
  }

  encode = async (_: unknown, width: number, height: number, quality: number): Promise<Blob | null> => {
    this.tries.push({ width, height, quality });
    return { size: Math.ceil(width * height * quality * this.#bytesPerPixel), type: 'image/jpeg' } as Blob;
  };
  close = () => {
    this.closed += 1;
  };
}

const compress = (encoder: OpenPicture, maxBytes = 500_000, of = area) =>
  canvasPhotoCompressor(async () => encoder).compress(picture, of, maxBytes);

describe('compressing a photo', () => {
  it('keeps the first result that fits, which has the best quality', async () => {
    const encoder = new FakeEncoder(0.1);
    expect((await compress(encoder))?.type).toBe('image/jpeg');
    expect(encoder.tries).toEqual([{ width: 1_080, height: 1_080, quality: 0.9 }]);
  });

  it('lowers the quality first, then the size, and never exceeds the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0.01, max: 12, noNaN: true }), async (bytesPerPixel) => {
        const encoder = new FakeEncoder(bytesPerPixel);
        const photo = await compress(encoder);
        if (photo) expect(photo.size).toBeLessThanOrEqual(500_000);
        else expect(encoder.tries).toHaveLength(16);
        expect(encoder.closed).toBe(1);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps the aspect ratio and never enlarges the photo', async () => {
    const encoder = new FakeEncoder(0.01);
    await compress(encoder, 500_000, { x: 0, y: 0, width: 300, height: 400 });
    expect(encoder.tries).toEqual([{ width: 300, height: 400, quality: 0.9 }]);
  });

  it('gives a photo that is at least one pixel high and wide', async () => {
    const encoder = new FakeEncoder(0.01);
    await compress(encoder, 500_000, { x: 0, y: 0, width: 4_000, height: 1 });
    await compress(encoder, 500_000, { x: 0, y: 0, width: 1, height: 4_000 });
    expect(encoder.tries.map(({ width, height }) => [width, height])).toEqual([
      [1_080, 1],
      [1, 1_080],
    ]);
  });

  it('gives nothing when the file is no picture, nothing fits, or the canvas cannot draw', async () => {
    const broken = canvasPhotoCompressor(() => Promise.reject(new DOMException('no picture', 'InvalidStateError')));
    expect(await broken.compress(picture, area, 500_000)).toBeNull();
    expect(await compress(new FakeEncoder(50))).toBeNull();
    const blind = { encode: async () => null, close: () => undefined };
    expect(await compress(blind)).toBeNull();
  });
});

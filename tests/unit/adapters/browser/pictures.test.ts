// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  canvasPhotoCompressor,
  type OpenPicture,
  openInCanvas,
} from '../../../../src/adapters/browser/canvas-photo-compressor.ts';
import { pictureScaler } from '../../../../src/adapters/browser/pictures/picture-scaler.ts';

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

it('a picture is opened upright; the chosen area is drawn on white at the wanted size and encoded as a JPEG', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const [file, bitmap, photo] = [new Blob(['file']), { close: vi.fn() }, new Blob(['photo'])];
  const drawn: unknown[] = [];
  const context = {
    fillStyle: '',
    clearRect: () => undefined,
    getImageData: () => ({ data: context.fillStyle.match(/\d+/g)?.map(Number) ?? [] }),
    fillRect: (...place: number[]) => drawn.push([context.fillStyle, ...place]),
    drawImage: (...given: unknown[]) => drawn.push(given),
  };
  vi.stubGlobal('createImageBitmap', async (...given: unknown[]) => {
    drawn.push(given);
    return bitmap;
  });
  const draws = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  draws.mockReturnValue(context as unknown as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, give, ...how) {
    drawn.push([this.width, this.height, ...how]);
    give(photo);
  });
  const opened = await openInCanvas(file);
  const area = { x: 10, y: 20, width: 300, height: 600 };
  expect(await opened.encode(area, 30, 60, 0.8)).toBe(photo);
  const shown = drawn.filter((each) => !(Array.isArray(each) && String(each[0]).startsWith('rgb'))); // the probe
  expect(shown).toEqual([
    [file, { imageOrientation: 'from-image' }],
    ['#fff', 0, 0, 30, 60],
    [bitmap, 10, 20, 300, 600, 0, 0, 30, 60],
    [30, 60, 'image/jpeg', 0.8],
  ]);
  draws.mockReturnValue(null);
  expect(await opened.encode(area, 30, 60, 0.8)).toBeNull();
  opened.close();
  expect(bitmap.close).toHaveBeenCalledOnce();
});

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

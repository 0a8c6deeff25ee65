// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { openInCanvas } from '../../../../src/adapters/browser/canvas-photo-compressor.ts';

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

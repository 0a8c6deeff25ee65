// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openInCanvas } from '../../../../src/adapters/browser/canvas-photo-compressor.ts';

const bitmap = { close: vi.fn() };
const photo = new Blob(['photo']);

/** A browser that writes down what is drawn; without a context where it cannot draw. */
const browser = ({ draws }: { draws: boolean }) => {
  const drawn: unknown[] = [];
  const context = {
    fillStyle: '',
    fillRect: (...place: number[]) => drawn.push([context.fillStyle, ...place]),
    drawImage: (...given: unknown[]) => drawn.push(given),
  };
  vi.stubGlobal('createImageBitmap', async (...given: unknown[]) => {
    drawn.push(given);
    return bitmap;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((kind) =>
    draws && kind === '2d' ? (context as unknown as CanvasRenderingContext2D) : null,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, give, ...how) {
    drawn.push([this.width, this.height, ...how]);
    give(photo);
  });
  return drawn;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a picture in the canvas of the browser', () => {
  const file = new Blob(['file']);
  const area = { x: 10, y: 20, width: 300, height: 600 };

  it('is opened upright, and its area drawn on white at the wanted size and encoded as a JPEG', async () => {
    const drawn = browser({ draws: true });
    const opened = await openInCanvas(file);
    expect(await opened.encode(area, 30, 60, 0.8)).toBe(photo);
    expect(drawn).toEqual([
      [file, { imageOrientation: 'from-image' }],
      ['#fff', 0, 0, 30, 60],
      [bitmap, 10, 20, 300, 600, 0, 0, 30, 60],
      [30, 60, 'image/jpeg', 0.8],
    ]);
  });

  it('is no photo where the browser cannot draw, and is let go when it is closed', async () => {
    browser({ draws: false });
    const opened = await openInCanvas(file);
    expect(await opened.encode(area, 30, 60, 0.8)).toBeNull();
    opened.close();
    expect(bitmap.close).toHaveBeenCalledOnce();
  });
});

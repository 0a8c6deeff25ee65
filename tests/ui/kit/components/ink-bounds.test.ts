import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inkBounds } from '../../../../src/ui/kit/components/media/signature-image.ts';

const width = 12;
const height = 7;

const picture = (ink: readonly { readonly x: number; readonly y: number }[], alpha = 255): number[] => {
  const pixels = Array.from({ length: width * height * 4 }, () => 0);
  for (const { x, y } of ink) pixels[(y * width + x) * 4 + 3] = alpha;
  return pixels;
};

const places = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: width - 1 }), y: fc.integer({ min: 0, max: height - 1 }) }),
  {
    minLength: 1,
  },
);

describe('the box around the ink', () => {
  it('does not exist on a blank picture, nor on one with only the palest traces', () => {
    expect(inkBounds(picture([]), width)).toBeNull();
    expect(inkBounds(picture([{ x: 3, y: 3 }], 15), width)).toBeNull();
    expect(inkBounds([], width)).toBeNull();
  });

  it('is one pixel for one pixel, at the corners too', () => {
    expect(inkBounds(picture([{ x: 0, y: 0 }]), width)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
    expect(inkBounds(picture([{ x: 11, y: 6 }], 16), width)).toEqual({ left: 11, top: 6, width: 1, height: 1 });
  });

  it('contains all ink and touches it on every side', () => {
    fc.assert(
      fc.property(places, (ink) => {
        const [xs, ys] = [ink.map(({ x }) => x), ink.map(({ y }) => y)];
        const [left, top] = [Math.min(...xs), Math.min(...ys)];
        expect(inkBounds(picture(ink), width)).toEqual({
          left,
          top,
          width: Math.max(...xs) - left + 1,
          height: Math.max(...ys) - top + 1,
        });
      }),
    );
  });
});

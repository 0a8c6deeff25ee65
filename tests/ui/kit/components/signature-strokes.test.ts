import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inkLength,
  pointsAt,
  type Stroke,
  strokeFrom,
} from '../../../../src/ui/kit/components/media/signature-strokes.ts';

const finite = fc.double({ min: -500, max: 2_000, noNaN: true });
const stroke: fc.Arbitrary<Stroke> = fc.array(
  fc.record({ x: finite, y: finite, pressure: fc.double({ min: 0, max: 1, noNaN: true }), time: fc.nat() }),
);
const padWidth = fc.integer({ min: 200, max: 1_200 });
const at = (x: number, y: number) => ({ x, y, pressure: 0.5, time: 0 });

describe('the strokes of a signature', () => {
  it('keep their shape when the pad returns to its first width', () => {
    fc.assert(
      fc.property(stroke, padWidth, padWidth, (drawn, first, second) => {
        const kept = strokeFrom(drawn, first);
        const moved = strokeFrom(pointsAt(kept, second), second);
        pointsAt(moved, first).forEach((point, index) => {
          expect(point.x).toBeCloseTo(drawn[index]?.x ?? Number.NaN, 6);
          expect(point.y).toBeCloseTo(drawn[index]?.y ?? Number.NaN, 6);
          expect(point).toMatchObject({ pressure: drawn[index]?.pressure, time: drawn[index]?.time });
        });
      }),
    );
  });

  it('are half as large on a pad half as wide', () => {
    expect(pointsAt(strokeFrom([at(100, 40)], 400), 200)).toEqual([at(50, 20)]);
  });

  it('are as long as the pen’s path on the pad, without its moves through the air', () => {
    expect(inkLength([])).toBe(0);
    expect(inkLength([[at(0.5, 0.5)]])).toBe(0);
    expect(
      inkLength([
        [at(0, 0), at(0.3, 0.4)],
        [at(0.9, 0.9), at(0.9, 0.8)],
      ]),
    ).toBeCloseTo(0.6);
  });
});

/** `x` and `y` are fractions of the pad's width, so that a drawing fits any pad; `time` is in ms. */
interface InkPoint {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
  readonly time: number;
}

export type Stroke = readonly InkPoint[];

export const padRatio = 2;

const scaled = (points: Stroke, factor: number): Stroke =>
  points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor }));

export const strokeFrom = (points: Stroke, padWidth: number): Stroke => scaled(points, 1 / padWidth);

export const pointsAt = (stroke: Stroke, padWidth: number): Stroke => scaled(stroke, padWidth);

export const inkLength = (strokes: readonly Stroke[]): number =>
  strokes
    .flatMap((stroke) =>
      stroke.slice(1).map((point, index) => {
        const before = stroke[index] ?? point;
        return Math.hypot(point.x - before.x, point.y - before.y);
      }),
    )
    .reduce((sum, length) => sum + length, 0);

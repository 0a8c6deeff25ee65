/** A place of the pen. `x` and `y` are parts of the pad's width, so that a drawing fits a pad of any size; `time` in ms. */
interface InkPoint {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
  readonly time: number;
}

/** What the pen drew between touching the pad and leaving it. */
export type Stroke = readonly InkPoint[];

/** Width of the pad divided by its height. */
export const padRatio = 2;

const scaled = (points: Stroke, factor: number): Stroke =>
  points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor }));

/** A stroke as measured on a pad of this width in pixels. */
export const strokeFrom = (points: Stroke, padWidth: number): Stroke => scaled(points, 1 / padWidth);

/** The points of a stroke on a pad of this width in pixels. */
export const pointsAt = (stroke: Stroke, padWidth: number): Stroke => scaled(stroke, padWidth);

/** How far the pen has moved on the pad altogether, as a part of the pad's width. */
export const inkLength = (strokes: readonly Stroke[]): number =>
  strokes
    .flatMap((stroke) =>
      stroke.slice(1).map((point, index) => {
        const before = stroke[index] ?? point;
        return Math.hypot(point.x - before.x, point.y - before.y);
      }),
    )
    .reduce((sum, length) => sum + length, 0);

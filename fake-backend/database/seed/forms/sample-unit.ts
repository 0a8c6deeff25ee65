import type { SchemeRow, UnitRow } from '../../rows.ts';

/** A scheme as written by hand; its rating is computed from the reviews. */
export type SchemeSeed = Omit<SchemeRow, 'rating' | 'review_count'>;

/** Every element is marked as a sample: the standards name units, the element and criterion texts here are ours. */
export const sampleUnit =
  (standard: string) =>
  (code: string, title: string, elements: Record<string, string[]>): UnitRow => ({
    code,
    title,
    standard,
    elements: Object.entries(elements).map(([elementTitle, criteria], index) => ({
      no: index + 1,
      title: elementTitle,
      criteria,
      sample: true,
    })),
  });

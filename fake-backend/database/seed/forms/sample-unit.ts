import type { SchemeRow, UnitRow } from '../../rows.ts';

export type SchemeSeed = Omit<SchemeRow, 'rating' | 'review_count'>;

/** The elements and criteria are our own texts, not quoted from a standard (`sample: true`). */
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

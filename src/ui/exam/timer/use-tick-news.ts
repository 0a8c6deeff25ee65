import { useState } from 'react';
import { changedTicks, tickCount } from '../../../domain/exam/observation.ts';
import type { ObservedCriterion, ObservedUnit } from '../../../domain/exam/question.ts';

const verdictText = ({ competent }: ObservedCriterion): string =>
  competent === null ? 'belum dinilai' : competent ? 'kompeten' : 'belum kompeten';

const newsOf = (changed: readonly ObservedCriterion[], units: readonly ObservedUnit[]): string => {
  const { ticked, total } = tickCount(units);
  const [first, ...more] = changed;
  const what = first && more.length === 0 ? `“${first.text}”: ${verdictText(first)}` : `${changed.length} kriteria`;
  return `Asesor menilai ${what}. ${ticked} dari ${total} kriteria sudah dinilai.`;
};

/** What the assessor has just ticked. */
export interface TickNews {
  /** For a live region; empty before the first change. */
  readonly text: string;
  /** The criteria of the last change. */
  readonly changed: ReadonlySet<string>;
}

/** Follows a checklist from reading to reading. */
export const useTickNews = (units: readonly ObservedUnit[]): TickNews => {
  const [seen, setSeen] = useState<TickNews & { readonly units: readonly ObservedUnit[] }>({
    units,
    text: '',
    changed: new Set(),
  });
  if (seen.units === units) return seen;
  const changed = changedTicks(seen.units, units);
  const now =
    changed.length === 0
      ? { ...seen, units }
      : { units, text: newsOf(changed, units), changed: new Set(changed.map(({ id }) => id)) };
  setSeen(now);
  return now;
};

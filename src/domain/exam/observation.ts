import type { ObservedCriterion, ObservedUnit } from './question.ts';

export interface TickCount {
  readonly total: number;
  readonly ticked: number;
  readonly competent: number;
}

const criteriaOf = (units: readonly ObservedUnit[]): readonly ObservedCriterion[] =>
  units.flatMap(({ elements }) => elements.flatMap(({ criteria }) => criteria));

export const tickCount = (units: readonly ObservedUnit[]): TickCount => {
  const criteria = criteriaOf(units);
  const ticked = criteria.filter(({ competent }) => competent !== null);
  return {
    total: criteria.length,
    ticked: ticked.length,
    competent: ticked.filter(({ competent }) => competent).length,
  };
};

/** The criteria with a changed verdict, in their new state; new criteria are not changes. */
export const changedTicks = (
  before: readonly ObservedUnit[],
  after: readonly ObservedUnit[],
): readonly ObservedCriterion[] => {
  const known = new Map(criteriaOf(before).map(({ id, competent }) => [id, competent]));
  return criteriaOf(after).filter(({ id, competent }) => known.has(id) && known.get(id) !== competent);
};

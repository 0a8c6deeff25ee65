import type { Apl02Unit, ElementAnswer } from './apl02.ts';
import { type Answers, answerOf, elementGap, hasEvidence } from './apl02-answers.ts';

export interface Coverage {
  readonly total: number;
  readonly answered: number;
  readonly withEvidence: number;
  readonly unproven: number;
  readonly objected: number;
  readonly complete: number;
}

export interface UnitCoverage extends Coverage {
  readonly code: string;
  readonly firstGap: string | null;
}

const count = (answers: readonly ElementAnswer[], counts: (answer: ElementAnswer) => boolean): number =>
  answers.filter(counts).length;

/** The coverage of one unit; `objected`: the elements that still must be corrected. */
export const unitCoverage = (
  { code, elements }: Apl02Unit,
  answers: Answers,
  objected: ReadonlySet<string>,
): UnitCoverage => {
  const own = elements.map(({ id }) => answerOf(answers, id));
  const open = elements.filter(({ id }) => objected.has(id) || elementGap(answerOf(answers, id)) !== null);
  return {
    code,
    total: own.length,
    answered: count(own, ({ competent }) => competent !== null),
    withEvidence: count(own, hasEvidence),
    unproven: count(own, (answer) => answer.competent === true && !hasEvidence(answer)),
    objected: elements.filter(({ id }) => objected.has(id)).length,
    complete: own.length - open.length,
    firstGap: open[0]?.id ?? null,
  };
};

export const totalCoverage = (units: readonly Coverage[]): Coverage => {
  const sum = (name: keyof Coverage) => units.reduce((total, unit) => total + unit[name], 0);
  return {
    total: sum('total'),
    answered: sum('answered'),
    withEvidence: sum('withEvidence'),
    unproven: sum('unproven'),
    objected: sum('objected'),
    complete: sum('complete'),
  };
};

/** 0 to 100, and 100 only when everything is complete; 100 for a form without elements. */
export const progressPercent = ({ total, complete }: Coverage): number =>
  total === 0 ? 100 : Math.floor((complete / total) * 100);

import type { Apl02Unit, ElementAnswer } from './apl02.ts';
import { type Answers, answerOf, elementGap, hasEvidence } from './apl02-answers.ts';

/** How far a unit, or the whole form, has come; counted in elements. */
export interface Coverage {
  readonly total: number;
  /** K or BK is chosen. */
  readonly answered: number;
  readonly withEvidence: number;
  /** Answered K, but nothing proves it. */
  readonly unproven: number;
  /** The assessor has sent them back, and they are as they were. */
  readonly objected: number;
  /** Nothing is lacking, and nothing of it was objected. */
  readonly complete: number;
}

export interface UnitCoverage extends Coverage {
  readonly code: string;
  /** The first element that lacks something or was objected; null when none does. */
  readonly firstGap: string | null;
}

const count = (answers: readonly ElementAnswer[], counts: (answer: ElementAnswer) => boolean): number =>
  answers.filter(counts).length;

/** What is answered and proven in one unit; `objected` are the elements of the form that still have to be mended. */
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

/** The coverage of all units together. */
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

/** How much of the form is complete: 0 to 100, and 100 only when all is; a form without elements has nothing left to do. */
export const progressPercent = ({ total, complete }: Coverage): number =>
  total === 0 ? 100 : Math.floor((complete / total) * 100);

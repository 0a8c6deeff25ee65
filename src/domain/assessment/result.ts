import type { Site } from './agreement.ts';
import type { Assessor, Reassessment, Signature } from './form-status.ts';
import { isIssued, type Stage, type Verdict } from './timeline.ts';

export const assessmentMethods = [
  'written',
  'essay',
  'observation',
  'demonstration',
  'oral',
  'interview',
  'portfolio',
  'third-party',
  'project',
] as const;
export type AssessmentMethod = (typeof assessmentMethods)[number] | 'unknown';

export const evidenceColumns = [
  'observation',
  'portfolio',
  'third-party',
  'oral',
  'written',
  'project',
  'other',
] as const;
export type EvidenceColumn = (typeof evidenceColumns)[number];

const columnOf: Readonly<Record<AssessmentMethod, EvidenceColumn>> = {
  written: 'written',
  essay: 'written',
  observation: 'observation',
  demonstration: 'observation',
  oral: 'oral',
  interview: 'other',
  portfolio: 'portfolio',
  'third-party': 'third-party',
  project: 'project',
  unknown: 'other',
};

export interface UnitResult {
  readonly code: string;
  readonly title: string;
  readonly competent: boolean | null;
  readonly methods: readonly { readonly method: AssessmentMethod; readonly competent: boolean | null }[];
  readonly note: string | null;
  readonly carried: boolean;
}

export interface AssessmentResult {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly number: string };
  readonly candidate: string;
  readonly assessor: Assessor;
  readonly assessorSignature: Signature | null;
  readonly site: Site;
  /** The schedule; the assessment may have taken place at another time. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** The decision; where the body decides and has not yet, the assessor's recommendation. */
  readonly competent: boolean | null;
  /** Where the body decides: what the assessor recommended, and whether the result tells the decision. */
  readonly recommendation?: { readonly competent: boolean | null; readonly decided: boolean };
  readonly decidedAt: string | null;
  readonly units: readonly UnitResult[];
  readonly note: string | null;
  readonly followUp: string | null;
  readonly acknowledged: Signature | null;
  readonly appealUntil: string | null;
  /** A reassessment after a granted appeal: the result must not be accepted until the reassessment is decided. */
  readonly reassessment: Reassessment | null;
}

export const resultGroups = ['unread', 'accepted', 'none'] as const;
export type ResultGroup = (typeof resultGroups)[number];

export const resultGroupOf = (stages: readonly Stage[]): ResultGroup => {
  const stage = stages.find(({ name }) => name === 'result');
  if (!stage || stage.status === 'locked') return 'none';
  if (stage.status === 'done') return 'accepted';
  return stage.waitingFor === null || stage.waitingFor === 'candidate' ? 'unread' : 'none';
};

/** True only if every method of this kind has a positive verdict; `gathered` if a verdict is unknown; null without such evidence. */
export const verdictBy = ({ methods }: UnitResult, column: EvidenceColumn): boolean | 'gathered' | null => {
  const verdicts = methods.filter(({ method }) => columnOf[method] === column);
  if (verdicts.length === 0) return null;
  if (verdicts.some(({ competent }) => competent === false)) return false;
  return verdicts.every(({ competent }) => competent) ? true : 'gathered';
};

/** Whether the assessor has recommended and the body's decision is not known: neither the result nor an issued certificate tells it. */
export const recommendedOnly = (
  { recommendation }: Pick<AssessmentResult, 'recommendation'>,
  stages: readonly Stage[],
): boolean => recommendation?.decided === false && !stages.some(isIssued);

/** The decision or recommendation; null while neither is known, or while a granted appeal reopens it. */
export const verdictOf = (result: AssessmentResult, stages: readonly Stage[]): Verdict | null => {
  const { competent, units, reassessment } = result;
  if (competent === null || reassessment !== null) return null;
  const verdict = { competent, ...(recommendedOnly(result, stages) && { recommended: true }) };
  const judged = units.length > 0 && units.every((unit) => unit.competent !== null);
  if (!judged) return verdict;
  return { ...verdict, units: { competent: units.filter((unit) => unit.competent).length, all: units.length } };
};

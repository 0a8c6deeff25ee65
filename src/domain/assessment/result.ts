import type { Site } from './agreement.ts';
import type { Assessor, Reassessment, Signature } from './form-status.ts';
import type { Stage } from './timeline.ts';

/** How something was assessed (domain: Exams of a transaction); a word that is not known is `unknown`. */
export const assessmentMethods = [
  'written',
  'essay',
  'observation',
  'demonstration',
  'oral',
  'portfolio',
  'third-party',
  'project',
] as const;
export type AssessmentMethod = (typeof assessmentMethods)[number] | 'unknown';

/** The columns of evidence of FR.AK.02, in their order. */
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
  portfolio: 'portfolio',
  'third-party': 'third-party',
  project: 'project',
  unknown: 'other',
};

/** What was decided of one competency unit; null where the portal cannot read it. */
export interface UnitResult {
  readonly code: string;
  readonly title: string;
  readonly competent: boolean | null;
  readonly methods: readonly { readonly method: AssessmentMethod; readonly competent: boolean | null }[];
  readonly note: string | null;
  /** Competent from an earlier assessment: nothing of it was assessed in this one. */
  readonly carried: boolean;
}

/** The result of an assessment, as its assessor decided it. Instants are ISO. */
export interface AssessmentResult {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly number: string };
  readonly candidate: string;
  readonly assessor: Assessor;
  /** Null where the server says nothing of it, as the day that it began and ended. */
  readonly assessorSignature: Signature | null;
  readonly site: Site;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** Null for a word that this portal does not know: then it is no decision. */
  readonly competent: boolean | null;
  readonly decidedAt: string | null;
  readonly units: readonly UnitResult[];
  readonly note: string | null;
  /** What the assessor advises to do next. */
  readonly followUp: string | null;
  /** The candidate's acknowledgement; null while it is awaited. */
  readonly acknowledged: Signature | null;
  /** Until when an appeal can be sent; null when there is nothing to appeal against. */
  readonly appealUntil: string | null;
  /** What is being assessed again after a granted appeal: until that is decided, this result is not to be accepted. */
  readonly reassessment: Reassessment | null;
}

/** The three lists of results: to be read and accepted, accepted, and those that have none yet. */
export const resultGroups = ['unread', 'accepted', 'none'] as const;
export type ResultGroup = (typeof resultGroups)[number];

/** In which list an assessment stands; the server alone says how far it has come. */
export const resultGroupOf = (stages: readonly Stage[]): ResultGroup => {
  const stage = stages.find(({ name }) => name === 'result');
  if (!stage || stage.status === 'locked') return 'none';
  if (stage.status === 'done') return 'accepted';
  return stage.waitingFor === null || stage.waitingFor === 'candidate' ? 'unread' : 'none'; // it is being made, or made again
};

/**
 * What a unit reached by the evidence of a column: competent only when it was so each time; `gathered` when there was such evidence and its
 * verdict is not known, null when there was none.
 */
export const verdictBy = ({ methods }: UnitResult, column: EvidenceColumn): boolean | 'gathered' | null => {
  const verdicts = methods.filter(({ method }) => columnOf[method] === column);
  if (verdicts.length === 0) return null;
  if (verdicts.some(({ competent }) => competent === false)) return false;
  return verdicts.every(({ competent }) => competent) ? true : 'gathered';
};

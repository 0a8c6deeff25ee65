import type { Assessor, Signature } from './form-status.ts';
import type { Stage } from './timeline.ts';

/** How something was assessed (domain: Exams of a transaction); a word that is not known is `unknown`. */
export const assessmentMethods = ['written', 'essay', 'observation', 'demonstration', 'oral', 'portfolio'] as const;
export type AssessmentMethod = (typeof assessmentMethods)[number] | 'unknown';

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
}

/** The three lists of results: to be read and accepted, accepted, and those that have none yet. */
export const resultGroups = ['unread', 'accepted', 'none'] as const;
export type ResultGroup = (typeof resultGroups)[number];

/** In which list an assessment stands; the server alone says how far it has come. */
export const resultGroupOf = (stages: readonly Stage[]): ResultGroup => {
  const stage = stages.find(({ name }) => name === 'result');
  if (!stage || stage.status === 'locked') return 'none';
  return stage.status === 'done' ? 'accepted' : 'unread';
};

/** The methods that any unit was assessed by, each once, in the order of `assessmentMethods`; unknown ones last. */
export const methodsOf = (units: readonly UnitResult[]): readonly AssessmentMethod[] => {
  const used = new Set(units.flatMap(({ methods }) => methods.map(({ method }) => method)));
  return [...assessmentMethods, 'unknown' as const].filter((method) => used.has(method));
};

/** What a unit reached by a method: competent only when it was so each time; null when it was not assessed by it or that is not known. */
export const verdictBy = ({ methods }: UnitResult, method: AssessmentMethod): boolean | null => {
  const verdicts = methods.filter((each) => each.method === method);
  if (verdicts.some(({ competent }) => competent === false)) return false;
  return verdicts.length > 0 && verdicts.every(({ competent }) => competent) ? true : null;
};

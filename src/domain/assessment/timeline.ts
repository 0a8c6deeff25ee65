import type { AssessmentDay } from '../calendar/assessment-day.ts';
import { nextOpening, type Opening, openAt } from '../calendar/opening.ts';
import type { CertificateFacts } from '../certificate/certificate.ts';
import type { CertificateTerm } from '../certificate/certificate-life.ts';
import type { AdjustmentRequest } from './adjustment.ts';

export const stageNames = [
  'agreement',
  'apl01',
  'apl02',
  'exam',
  'result',
  'appeal',
  'feedback',
  'certificate',
] as const;
export const stageStatuses = ['locked', 'open', 'submitted', 'returned', 'done'] as const;
export const actors = ['candidate', 'admin', 'assessor', 'system'] as const;

/** A stage of the specification, or another one of the server's, which stops nothing. */
export type StageName = (typeof stageNames)[number] | 'other';
/** A word that is not known is `unknown`. */
export type StageStatus = (typeof stageStatuses)[number] | 'unknown';
export type Actor = (typeof actors)[number];

/** One step of an assessment. The server decides its status; `since` and `due` are ISO instants, as `opensAt` of one that is open from then on. */
export interface Stage extends Opening {
  readonly name: StageName;
  /** What the server calls a stage that is another one; absent of those that are known. */
  readonly title?: string;
  readonly status: StageStatus;
  /** The server's own word for a status that is not known, where it is plain enough to be shown. */
  readonly word?: string;
  readonly since: string | null;
  readonly waitingFor: Actor | null;
  readonly note: string | null;
  readonly due: string | null;
  /** Of a certificate that is issued: how long it holds; absent while that is not known. */
  readonly term?: CertificateTerm;
}

/** The assessment of one transaction, stages in their order. */
export interface Timeline {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly slug: string };
  /** The end is null when it is not known. */
  readonly schedule: AssessmentDay & { readonly endsAt: string | null };
  /** What the server says of the certificate beside its stage; absent when it says nothing. */
  readonly certificate?: CertificateFacts;
  readonly stages: readonly Stage[];
  /** The request for adjustments; absent when there is none, or the server knows no such requests. */
  readonly adjustments?: AdjustmentRequest;
  /** The paid purchase that goes on from this assessment, its renewal or reassessment; absent while none is known. */
  readonly continuedBy?: string;
  /** The server's time (milliseconds since the epoch) of which all this is; absent when it is not known, and nothing is overdue. */
  readonly asOf?: number;
}

/** A timeline as it is at this time of the server: what has opened by then is open. */
export const timelineAt = (timeline: Timeline, now: number | null): Timeline => ({
  ...timeline,
  stages: timeline.stages.map((stage) => openAt(stage, now)),
  ...(now !== null && { asOf: now }),
});

/** Whether the certificate is issued. */
export const isIssued = ({ name, status }: Stage): boolean => name === 'certificate' && status === 'done';

/** A timeline whose certificate holds that long. */
export const withTerm = (timeline: Timeline, term: CertificateTerm): Timeline => ({
  ...timeline,
  stages: timeline.stages.map((stage) => (isIssued(stage) ? { ...stage, term } : stage)),
});

/** When the next of its stages opens by itself (milliseconds since the epoch); null when none does. */
export const opensNextAt = ({ stages }: Timeline): number | null =>
  nextOpening(stages.filter(({ status }) => status === 'open'));

const day = 24 * 60 * 60_000;

/** Whether anything happens at a stage, as far as it is known. */
export const isUnderWay = ({ name, status }: Stage): boolean =>
  name !== 'other' && (status === 'open' || status === 'submitted' || status === 'returned');

/** For how many whole days the deadline of a stage has been over, 0 on the first; null while it is not. */
export const daysOverdue = ({ due, status }: Stage, { asOf }: Timeline): number | null =>
  due === null ||
  asOf === undefined ||
  status === 'done' ||
  status === 'locked' ||
  status === 'unknown' ||
  asOf <= Date.parse(due)
    ? null
    : Math.floor((asOf - Date.parse(due)) / day);

/** The stage that a locked one waits for: the one before it in the server's order. An appeal that may never come is waited for by nothing. */
export const stageBefore = (stages: readonly Stage[], locked: Stage): Stage | undefined =>
  stages.slice(0, stages.indexOf(locked)).findLast(({ name, status }) => name !== 'appeal' || status === 'submitted');

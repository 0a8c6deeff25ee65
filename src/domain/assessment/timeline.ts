import { type AssessmentDay, daysAhead } from '../calendar/assessment-day.ts';
import { nextOpening, type Opening, openAt } from '../calendar/opening.ts';
import type { CertificateFacts } from '../certificate/certificate.ts';
import type { CertificateTerm } from '../certificate/certificate-life.ts';
import type { AdjustmentRequest } from './adjustment.ts';
import type { Reassessment } from './form-status.ts';

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

/** `other`: a stage that the portal does not know; it is never the next step. */
export type StageName = (typeof stageNames)[number] | 'other';
export type StageStatus = (typeof stageStatuses)[number] | 'unknown';
export type Actor = (typeof actors)[number];

/** A step of an assessment; its status comes from the server. `since`, `due` and `opensAt` are ISO instants. */
export interface Stage extends Opening {
  readonly name: StageName;
  readonly title?: string;
  readonly status: StageStatus;
  readonly word?: string;
  readonly since: string | null;
  readonly waitingFor: Actor | null;
  readonly note: string | null;
  readonly due: string | null;
  readonly term?: CertificateTerm;
}

/** The published decision, or the assessor's recommendation (`recommended`). The counts are absent unless each unit has a verdict. */
export interface Verdict {
  readonly competent: boolean;
  readonly recommended?: boolean;
  readonly units?: { readonly competent: number; readonly all: number };
}

/** A reviewer's note on a returned form. `part`: the name of the part; null for a note on the whole form. */
export interface PartNote {
  readonly part: string | null;
  readonly text: string;
}

export interface Timeline {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly slug: string };
  readonly schedule: AssessmentDay & { readonly endsAt: string | null };
  readonly certificate?: CertificateFacts;
  readonly stages: readonly Stage[];
  readonly adjustments?: AdjustmentRequest;
  readonly continuedBy?: string;
  readonly verdict?: Verdict;
  /** The units that another assessor judges again after a granted appeal; absent once they are judged. */
  readonly reassessment?: Reassessment;
  readonly appealGranted?: boolean;
  /** Whether the verdict was decided after the answer to an appeal; absent while one of the times is unknown. */
  readonly decidedAgain?: boolean;
  /** The LSP's explanation of its answer to an appeal. */
  readonly appealAnswer?: string;
  readonly returnedNotes?: readonly PartNote[];
  /** The server time (milliseconds since the epoch) for which the stages were computed. While it is absent, no stage counts as overdue. */
  readonly asOf?: number;
}

/** A stage that opened at `opensAt` has waited since then, not since the server announced it. */
const openedAt = (stage: Stage, now: number | null): Stage => {
  const { opensAt, since } = stage;
  const open = openAt(stage, now);
  const wasWaiting = now !== null && opensAt !== undefined && open.opensAt === undefined;
  return wasWaiting && since !== null && Date.parse(since) < Date.parse(opensAt) ? { ...open, since: opensAt } : open;
};

/** The timeline at this server time: stages count as open from their `opensAt`, all while `now` is null. */
export const timelineAt = (timeline: Timeline, now: number | null): Timeline => ({
  ...timeline,
  stages: timeline.stages.map((stage) => openedAt(stage, now)),
  ...(now !== null && { asOf: now }),
});

export const isIssued = ({ name, status }: Stage): boolean => name === 'certificate' && status === 'done';

export const withTerm = (timeline: Timeline, term: CertificateTerm): Timeline => ({
  ...timeline,
  stages: timeline.stages.map((stage) => (isIssued(stage) ? { ...stage, term } : stage)),
});

/** When the next stage opens by itself (milliseconds since the epoch); null when none does. */
export const opensNextAt = ({ stages }: Timeline): number | null =>
  nextOpening(stages.filter(({ status }) => status === 'open'));

const day = 24 * 60 * 60_000;

export const isUnderWay = ({ name, status }: Stage): boolean =>
  name !== 'other' && (status === 'open' || status === 'submitted' || status === 'returned');

/** Whole days since the deadline passed, 0 on the first day; null when not overdue. */
export const daysOverdue = ({ due, status }: Stage, { asOf }: Timeline): number | null =>
  due === null ||
  asOf === undefined ||
  status === 'done' ||
  status === 'locked' ||
  status === 'unknown' ||
  asOf <= Date.parse(due)
    ? null
    : Math.floor((asOf - Date.parse(due)) / day);

const usualDays = 7;

/** Whether others have worked on a stage for over 7 days and past its deadline, if any; false while the server's time is unknown. */
export const isLate = ({ since, due }: Stage, { asOf }: Timeline): boolean => {
  const from = since ?? due;
  if (asOf === undefined || from === null || (due !== null && asOf <= Date.parse(due))) return false;
  return asOf > Date.parse(from) + usualDays * day;
};

/** Whether the scheduled end, or without one the day of the start, is past; false while the server's time or the start is unknown. */
export const isDayOver = ({ schedule: { startsAt, endsAt, zone }, asOf }: Timeline): boolean => {
  if (asOf === undefined || startsAt === null) return false;
  return endsAt === null ? daysAhead(startsAt, asOf, zone) < 0 : asOf > Date.parse(endsAt);
};

/** Whether a granted appeal reopened the decision, so that the result waits for others again. */
export const isJudgedAgain = (stages: readonly Stage[]): boolean =>
  stages.some(({ name, status }) => name === 'appeal' && status === 'done') &&
  stages.some(
    ({ name, status, waitingFor }) =>
      name === 'result' && status === 'open' && waitingFor !== null && waitingFor !== 'candidate',
  );

/** Tells whether the LSP has granted the appeal while the server still shows the old decision. */
export const awaitsNewDecision = ({ appealGranted, decidedAgain, verdict }: Timeline): boolean =>
  appealGranted === true && decidedAgain === false && verdict?.competent === false;

/** Whether the candidate has given the feedback, which after a reassessment may come before the result. */
export const isFeedbackGiven = (stages: readonly Stage[]): boolean =>
  stages.some(({ name, status }) => name === 'feedback' && status === 'done');

/** The stage that blocks a locked one: the last before it that is not done. A sent appeal blocks only if nothing else does; it may never be sent. */
export const stageBefore = (stages: readonly Stage[], locked: Stage): Stage | undefined => {
  const earlier = stages.slice(0, stages.indexOf(locked));
  const before = earlier.findLast(({ name, status }) => name !== 'appeal' && status !== 'done');
  if (before) return before;
  return earlier.findLast(({ name, status }) => name !== 'appeal' || status === 'submitted');
};

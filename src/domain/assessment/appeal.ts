import { type ProblemCode, textProblem } from '../profile/problem-code.ts';
import type { Assessor, Reassessment, Signature, Unsent } from './form-status.ts';
import type { Stage, Timeline } from './timeline.ts';

export const appealQuestions = ['explained', 'discussed', 'othersInvolved'] as const;
export type AppealQuestion = (typeof appealQuestions)[number];

export interface AppealContent {
  readonly answers: Readonly<Record<AppealQuestion, boolean>>;
  readonly reason: string;
}

/** A sent appeal; it is final. Instants are ISO, or null when the server omits them. */
export interface SentAppeal {
  readonly answers: Readonly<Record<AppealQuestion, boolean | null>>;
  readonly reason: string;
  readonly sentAt: string | null;
  readonly signature: Signature | null;
  readonly answer: {
    readonly granted: boolean | null;
    readonly text: string;
    readonly at: string | null;
    readonly reassessment: Reassessment | null;
  } | null;
  readonly fileId: string | null;
}

export interface AppealForm {
  readonly trxId: string;
  readonly candidate: string;
  readonly scheme: { readonly title: string; readonly number: string };
  readonly assessor: Assessor;
  readonly assessedAt: string | null;
  readonly until: string | null;
  readonly appeal: SentAppeal | null;
}

/** An initial FR.AK.04 that the server does not have yet; the deadline comes from the timeline if known. */
export const unsentAppeal = (
  { trxId, schemeTitle = '', candidate = '' }: Unsent,
  until: string | null = null,
): AppealForm => ({
  trxId,
  candidate,
  scheme: { title: schemeTitle, number: '' },
  assessor: { name: '', registration: '' },
  assessedAt: null,
  until,
  appeal: null,
});

/** Characters after trimming. */
export const reasonLength = { least: 10, most: 2000 } as const;

export const reasonProblem = (reason: string): ProblemCode | null =>
  textProblem(reason, reasonLength.most, true) ?? ([...reason.trim()].length < reasonLength.least ? 'tooShort' : null);

/**
 * `none`: no appeal is possible. `until`: null without a deadline. `left`: milliseconds; null without a deadline or while the server's time
 * is unknown.
 */
export type AppealWindow =
  | { readonly kind: 'none' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'open'; readonly until: string | null; readonly left: number | null }
  | { readonly kind: 'over'; readonly until: string };

/**
 * `now`: the server's time in milliseconds since the epoch; null while it is unknown: a deadline then never counts as over, and the server
 * decides.
 */
export const appealWindow = (
  { until, sent, open = false }: { readonly until: string | null; readonly sent: boolean; readonly open?: boolean },
  now: number | null,
): AppealWindow => {
  if (sent) return { kind: 'sent' };
  if (until === null) return open ? { kind: 'open', until, left: null } : { kind: 'none' };
  if (now === null) return { kind: 'open', until, left: null };
  const left = Date.parse(until) - now;
  return left < 0 ? { kind: 'over', until } : { kind: 'open', until, left };
};

/** When the time for an appeal ended without one, as an ISO instant; else null. After it, servers lock the stage or leave it open. */
export const appealEndedAt = ({ stages, asOf }: Timeline): string | null => {
  const { due = null, status } = stages.find(({ name }) => name === 'appeal') ?? {};
  const unsent = status === 'open' || status === 'locked';
  return unsent && due !== null && asOf !== undefined && asOf > Date.parse(due) ? due : null;
};

/** Whether an appeal was sent and is not answered yet. */
export const isAppealPending = (stages: readonly Stage[]): boolean =>
  stages.some(({ name, status }) => name === 'appeal' && status === 'submitted');

/** Whether an appeal may still be sent. */
export const isAppealable = (timeline: Timeline): boolean =>
  appealEndedAt(timeline) === null &&
  timeline.stages.some(({ name, status }) => name === 'appeal' && status === 'open');

import { type ProblemCode, textProblem } from '../profile/problem-code.ts';
import type { Assessor, Reassessment, Signature, Unsent } from './form-status.ts';

/** The three questions of FR.AK.04, in their order. */
export const appealQuestions = ['explained', 'discussed', 'othersInvolved'] as const;
export type AppealQuestion = (typeof appealQuestions)[number];

/** What the candidate fills in. */
export interface AppealContent {
  readonly answers: Readonly<Record<AppealQuestion, boolean>>;
  /** 10 to 2000 characters. */
  readonly reason: string;
}

/** An appeal that was sent: it cannot be changed any more. Instants are ISO. What the server does not tell of it is null. */
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
  /** Of the document to download; null when there is none. */
  readonly fileId: string | null;
}

/** FR.AK.04 Banding Asesmen of one assessment: what it is about and, once it was sent, the appeal. */
export interface AppealForm {
  readonly trxId: string;
  readonly candidate: string;
  readonly scheme: { readonly title: string; readonly number: string };
  readonly assessor: Assessor;
  readonly assessedAt: string | null;
  /** The end of the time for an appeal; null when none is possible. */
  readonly until: string | null;
  readonly appeal: SentAppeal | null;
}

/** FR.AK.04 before the server has anything of it, with the end of the time for it where the timeline tells one. */
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

/** How long a reason is, in characters without the white space around it. */
export const reasonLength = { least: 10, most: 2000 } as const;

export const reasonProblem = (reason: string): ProblemCode | null =>
  textProblem(reason, reasonLength.most, true) ?? ([...reason.trim()].length < reasonLength.least ? 'tooShort' : null);

/**
 * Whether an appeal can be sent: `none` where there is nothing to appeal against, `sent` once there is one, else until its last
 * millisecond. `left` in milliseconds; null while the server's time is not known, when only the server can judge. `until` is null where
 * the server says that it is open, and not for how long.
 */
export type AppealWindow =
  | { readonly kind: 'none' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'open'; readonly until: string | null; readonly left: number | null }
  | { readonly kind: 'over'; readonly until: string };

/** `now`: the server's time in milliseconds since the epoch, null when it is not known. */
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

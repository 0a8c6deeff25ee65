import type { Backend } from './backend.ts';
import type { ExamAnswerRow, ExamAttemptRow, ExamTickRow, ReceiptRow } from './database/exam-rows.ts';
import type { TransactionRow } from './database/rows.ts';
import type { SchemeSeed } from './database/seed/schemes.ts';
import { nextNumber, settingsOf } from './database/seeding.ts';
import type { Sorting } from './database/sorted-groups.ts';
import { plansOf } from './questions/plans-of.ts';
import { deadlineOf, summed } from './rules/exam/exam.ts';
import type { ExamPlan } from './rules/exam/exam-plan.ts';
import { advance, stagesOf } from './staff/advance.ts';
import { ago, wib } from './wib-time.ts';

const ofAttempt: Sorting<ExamAnswerRow> = {
  group: ({ sitting_id }) => sitting_id,
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};
const ticksOfAttempt: Sorting<ExamTickRow> = {
  group: ({ sitting_id }) => sitting_id,
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};
const ofPurchase: Sorting<ExamAttemptRow> = {
  group: ({ trx_id }) => trx_id,
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};

export const attemptId = (trxId: string, { id }: Pick<ExamPlan, 'id'>): string => `${trxId}:${id}`;

export const attemptsOf = ({ db }: Backend, trxId: string): readonly Readonly<ExamAttemptRow>[] =>
  db.examSittings.sorted(ofPurchase, trxId);

export const answersOf = ({ db }: Backend, attempt: string): ReadonlyMap<string, Readonly<ExamAnswerRow>> =>
  new Map(db.examAnswers.sorted(ofAttempt, attempt).map((row) => [row.question_detail_id, row]));

export const ticksOf = ({ db }: Backend, attempt: string): ReadonlyMap<string, boolean> =>
  new Map(db.examTicks.sorted(ticksOfAttempt, attempt).map(({ criterion, competent }) => [criterion, competent]));

export const tick = ({ db }: Backend, attempt: string, criterion: string, competent: boolean): void =>
  db.examTicks.put({ id: `${attempt}:${criterion}`, sitting_id: attempt, criterion, competent });

export const grantedMinutes = ({ db }: Backend, trxId: string): number =>
  db.adjustments.get(trxId)?.answer?.extra_minutes ?? 0;

/**
 * When the robots end the assessment day, plus the minutes that the assessor added to an attempt (ms since the epoch); null if nobody ends
 * it.
 */
export const closingOf = (backend: Backend, trxId: string, attempt?: ExamAttemptRow): number | null => {
  const { db } = backend;
  const ends = Date.parse(db.schedules.get(db.transactions.get(trxId)?.schedule_id ?? '')?.ends_at ?? '');
  // once an exam is handed in, its stage may have begun to wait after the closing
  const since = Date.parse((attempt?.receipt ? attempt.started_at : db.stages.get(`${trxId}:exam`)?.since) ?? '');
  if (!settingsOf(db).robots.on || !(ends > since)) return null;
  const added = attempt ? attempt.extra_time - grantedMinutes(backend, trxId) : 0;
  return ends + Math.max(0, added) * 60_000;
};

/** When an attempt ends: after its minutes, or with the assessment day if that is earlier (ms since the epoch). */
export const endOf = (backend: Backend, attempt: ExamAttemptRow, plan: ExamPlan): number =>
  Math.min(deadlineOf(attempt, plan), closingOf(backend, attempt.trx_id, attempt) ?? Number.POSITIVE_INFINITY);

export const startAttempt = (backend: Backend, trxId: string, plan: ExamPlan): ExamAttemptRow => {
  const { db, clock } = backend;
  const attempt: ExamAttemptRow = {
    id: attemptId(trxId, plan),
    trx_id: trxId,
    question_id: plan.id,
    started_at: ago(clock.now(), 0),
    extra_time: grantedMinutes(backend, trxId),
    closed: null,
    receipt: null,
  };
  db.examSittings.put(attempt);
  return attempt;
};

export const seal = (backend: Backend, attempt: ExamAttemptRow, plan: ExamPlan, collected = false): ReceiptRow => {
  const at = ago(backend.clock.now(), 0);
  const receipt: ReceiptRow = {
    number: `TTU-${wib(at).year()}-${String(nextNumber(backend.db)).padStart(6, '0')}`,
    submitted_at: at,
    ...summed(plan, answersOf(backend, attempt.id)),
    ...(collected && { collected }),
  };
  backend.db.examSittings.put({ ...attempt, closed: null, receipt });
  return receipt;
};

export const tellOfExams = (backend: Backend, { candidate_id, id }: TransactionRow): void =>
  backend.publish(candidate_id, { type: 'assessment', trxid: id });

export const afterSubmission = (backend: Backend, transaction: TransactionRow, scheme: SchemeSeed): void => {
  const attempts = attemptsOf(backend, transaction.id);
  const isOver = ({ id }: ExamPlan) => attempts.some((row) => row.question_id === id && row.receipt !== null);
  const stage = stagesOf(backend, transaction.id).find(({ name }) => name === 'exam');
  if (stage?.status === 'open' && plansOf(scheme).every(isOver)) advance(backend, transaction, 'exam.finish');
  else tellOfExams(backend, transaction);
};

import type { Call } from './authorised.ts';
import type { Backend } from './backend.ts';
import type { ScheduleRow, SchemeRow, TransactionRow } from './database/rows.ts';
import { type AssessorSeed, assessorOf } from './database/seed/assessors.ts';
import { forbidden, notFound } from './respond.ts';

/** An assessment that the caller may see. */
export interface OwnAssessment {
  readonly transaction: TransactionRow;
  readonly scheme: SchemeRow;
  readonly schedule: ScheduleRow;
  readonly assessor: AssessorSeed;
}

/** Answers for the caller's own paid purchase of this number: 404 when there is none, 403 when it is somebody else's. */
export const ownAssessment = (
  { db }: Backend,
  call: Call,
  trxId: string,
  answer: (own: OwnAssessment) => Response | Promise<Response>,
): Response | Promise<Response> => {
  const transaction = db.transactions.get(trxId);
  if (!transaction) return notFound();
  if (transaction.candidate_id !== call.candidate.id) return forbidden();
  const scheme = db.schemes.get(transaction.scheme_id);
  const schedule = db.schedules.get(transaction.schedule_id);
  if (transaction.status !== 'paid' || !scheme || !schedule) return notFound();
  return answer({ transaction, scheme, schedule, assessor: assessorOf(schedule) });
};

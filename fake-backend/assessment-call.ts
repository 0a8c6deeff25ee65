import { assessedScheme } from './assessed-units.ts';
import type { Call } from './authorised.ts';
import type { Backend } from './backend.ts';
import type { ScheduleRow, SchemeRow, TransactionRow } from './database/rows.ts';
import { type AssessorSeed, assessorOf } from './database/seed/assessors.ts';
import { forbidden, notFound } from './respond.ts';

export interface OwnAssessment {
  readonly transaction: TransactionRow;
  readonly scheme: SchemeRow;
  readonly schedule: ScheduleRow;
  readonly assessor: AssessorSeed;
}

export const ownAssessment = (
  backend: Backend,
  call: Call,
  trxId: string,
  answer: (own: OwnAssessment) => Response | Promise<Response>,
): Response | Promise<Response> => {
  const { db } = backend;
  const transaction = db.transactions.get(trxId);
  if (!transaction) return notFound();
  if (transaction.candidate_id !== call.candidate.id) return forbidden();
  const scheme = assessedScheme(backend, transaction);
  const schedule = db.schedules.get(transaction.schedule_id);
  if (transaction.status !== 'paid' || !scheme || !schedule) return notFound();
  return answer({ transaction, scheme, schedule, assessor: assessorOf(schedule) });
};

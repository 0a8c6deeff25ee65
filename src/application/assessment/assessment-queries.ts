import type { TimelineRepository } from '../ports/timeline-repository.ts';
import type { TransactionRepository } from '../ports/transaction-repository.ts';

export type AssessmentQueries = ReturnType<typeof assessmentQueries>;

export const assessmentQueries = (deps: { timelines: TimelineRepository; transactions: TransactionRepository }) => ({
  /** One page of the assessments of this candidate: one for each paid purchase, the newest first. */
  assessments: (page: number) => deps.transactions.list('paid', page),
  /** The stages of one assessment; null when there is none. */
  timeline: (trxId: string) => deps.timelines.find(trxId),
});

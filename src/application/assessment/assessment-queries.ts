import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { TimelineRepository } from '../ports/assessment/timeline-repository.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';

export type AssessmentQueries = ReturnType<typeof assessmentQueries>;

interface Deps {
  timelines: TimelineRepository;
  transactions: TransactionRepository;
  assessments: AssessmentRepository;
}

/** Plain reads of assessments; see `AssessmentRepository` for its own. */
export const assessmentQueries = (deps: Deps) => ({
  /** One page of the assessments of this candidate: one for each paid purchase, the newest first. */
  assessments: (page: number) => deps.transactions.list('paid', page),
  /** The stages of one assessment; null when there is none. */
  timeline: (trxId: string) => deps.timelines.find(trxId),
  agreement: (trxId: string) => deps.assessments.agreement(trxId),
  result: (trxId: string) => deps.assessments.result(trxId),
  appeal: (trxId: string) => deps.assessments.appeal(trxId),
  feedback: (trxId: string) => deps.assessments.feedback(trxId),
});

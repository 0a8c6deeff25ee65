import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { TimelineRepository } from '../ports/assessment/timeline-repository.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';

export type AssessmentQueries = ReturnType<typeof assessmentQueries>;

interface Deps {
  timelines: TimelineRepository;
  transactions: TransactionRepository;
  assessments: AssessmentRepository;
}

export const assessmentQueries = (deps: Deps) => ({
  assessments: (page: number) => deps.transactions.list('paid', page),
  timeline: (trxId: string) => deps.timelines.find(trxId),
  agreement: (trxId: string) => deps.assessments.agreement(trxId),
  result: (trxId: string) => deps.assessments.result(trxId),
  appeal: (trxId: string) => deps.assessments.appeal(trxId),
  feedback: (trxId: string) => deps.assessments.feedback(trxId),
});

import type { Backend } from '../fake-backend/backend.ts';
import { plansOf, startSitting } from '../fake-backend/exam-sittings.ts';
import type { ExamPlan } from '../fake-backend/rules/exam-plan.ts';

/** The purchase whose exams are ready in the seed; Eka's. */
export const examTrxId = 'TRX-2026-000132';

/** A world in which that exam has just begun. */
export const running = (kind: ExamPlan['kind']) => (backend: Backend) => {
  const scheme = backend.db.schemes.get(backend.db.transactions.get(examTrxId)?.scheme_id ?? '');
  const plan = scheme && plansOf(scheme).find((each) => each.kind === kind);
  if (!plan) throw new Error(`no ${kind} exam`);
  startSitting(backend, examTrxId, plan);
};

import type { SchemeSeed } from '../database/seed/schemes.ts';
import { type ExamPlan, examPlans } from '../rules/exam/exam-plan.ts';
import { bankOf } from './bank-of.ts';

const planned = new WeakMap<SchemeSeed, readonly ExamPlan[]>();

/** The exams of a scheme; cached, because every request needs them. */
export const plansOf = (scheme: SchemeSeed): readonly ExamPlan[] => {
  const plans = planned.get(scheme) ?? examPlans(scheme, bankOf(scheme));
  planned.set(scheme, plans);
  return plans;
};

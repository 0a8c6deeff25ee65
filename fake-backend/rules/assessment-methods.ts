import type { AssessedBy } from '../database/form-rows.ts';

interface AssessmentMethod {
  readonly assessedBy: AssessedBy;
  readonly evidence: string;
}

/**
 * The methods of schemes, by title; `exam-plan.ts` says which of them are exams in the portal. `assessedBy`: the method in a result
 * (FR.AK.02). `evidence`: the kind of evidence in the agreement (FR.AK.01).
 */
export const assessmentMethods: Readonly<Record<string, AssessmentMethod>> = {
  'Pertanyaan tertulis': { assessedBy: 'written', evidence: 'written' },
  Esai: { assessedBy: 'essay', evidence: 'written' },
  'Observasi praktik': { assessedBy: 'observation', evidence: 'observation' },
  Demonstrasi: { assessedBy: 'demonstration', evidence: 'activity' },
  'Pertanyaan lisan': { assessedBy: 'oral', evidence: 'oral' },
  Wawancara: { assessedBy: 'interview', evidence: 'interview' },
  'Verifikasi portofolio': { assessedBy: 'portfolio', evidence: 'other' },
};

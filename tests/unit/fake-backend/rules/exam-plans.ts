import type { ExamPlan, PlannedQuestion } from '../../../../fake-backend/rules/exam/exam-plan.ts';

export const aQuestion = (more: Partial<PlannedQuestion> = {}): PlannedQuestion => ({
  id: 'q-1',
  no: 1,
  kind: 'choice',
  unit: 'U1',
  html: '',
  options: [],
  key: null,
  keywords: [],
  answer: null,
  maxLength: null,
  maxKb: null,
  ...more,
});

export const aPlan = (more: Partial<ExamPlan> = {}): ExamPlan => ({
  id: 'e',
  kind: 'essay',
  type: null,
  minutes: 60,
  submitAllowed: true,
  questions: [],
  instructions: null,
  scenario: null,
  steps: [],
  units: [],
  ...more,
});

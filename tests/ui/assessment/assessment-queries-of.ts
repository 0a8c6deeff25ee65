import type { AssessmentQueries } from '../../../src/application/assessment/assessment-queries.ts';

export const assessmentQueriesOf = (own: Partial<AssessmentQueries>): AssessmentQueries => ({
  assessments: async () => ({ items: [], current: 1, last: 1, total: 0 }),
  timeline: async () => null,
  agreement: async () => null,
  result: async () => null,
  appeal: async () => null,
  feedback: async () => null,
  ...own,
});

import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'eka@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'exams',
  play: ({ backend }) => assessmentAt(backend, email, 'exam', 'open').id,
};

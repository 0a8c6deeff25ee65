import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'gita@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'assessment',
  play: ({ backend }) => assessmentAt(backend, email, 'certificate', 'done').id,
};

import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'gita@contoh.example';

/** Gita's certificate is there, as the seed has it. */
export const scenario: Scenario = {
  email,
  page: 'assessment',
  play: ({ backend }) => assessmentAt(backend, email, 'certificate', 'done').id,
};

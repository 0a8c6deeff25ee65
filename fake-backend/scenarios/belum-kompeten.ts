import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'fajar@contoh.example';

/** Fajar is not yet competent and can still appeal, as seeded. */
export const scenario: Scenario = {
  email,
  page: 'result',
  play: ({ backend }) => assessmentAt(backend, email, 'appeal', 'open').id,
};

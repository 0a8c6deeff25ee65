import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'fajar@contoh.example';

/** Fajar's result is not yet competent, and the time to appeal is not over, as the seed has it. */
export const scenario: Scenario = {
  email,
  page: 'result',
  play: ({ backend }) => assessmentAt(backend, email, 'appeal', 'open').id,
};

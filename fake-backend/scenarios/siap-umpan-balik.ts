import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'kartika@contoh.example';

/** Kartika is competent and has only the feedback left, as the seed has it. */
export const scenario: Scenario = {
  email,
  page: 'feedback',
  play: ({ backend }) => assessmentAt(backend, email, 'feedback', 'open').id,
};

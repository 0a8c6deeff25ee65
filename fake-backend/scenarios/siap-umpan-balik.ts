import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'kartika@contoh.example';

/** Kartika is competent and only has to send feedback, as seeded. */
export const scenario: Scenario = {
  email,
  page: 'feedback',
  play: ({ backend }) => assessmentAt(backend, email, 'feedback', 'open').id,
};

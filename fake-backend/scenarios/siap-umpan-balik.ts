import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'kartika@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'feedback',
  play: ({ backend }) => assessmentAt(backend, email, 'feedback', 'open').id,
};

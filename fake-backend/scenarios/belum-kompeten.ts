import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'fajar@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'result',
  play: ({ backend }) => assessmentAt(backend, email, 'appeal', 'open').id,
};

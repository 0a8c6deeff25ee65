import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'joko@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'assessment',
  play: ({ backend }) => assessmentAt(backend, email, 'apl02', 'open').id,
};

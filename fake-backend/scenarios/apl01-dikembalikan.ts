import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'dewi@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'apl01',
  play: ({ backend }) => assessmentAt(backend, email, 'apl01', 'returned').id,
};

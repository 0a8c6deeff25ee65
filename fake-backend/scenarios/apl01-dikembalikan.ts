import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'dewi@contoh.example';

/** Dewi's APL 01 has come back with notes, as the seed has it. */
export const scenario: Scenario = {
  email,
  page: 'apl01',
  play: ({ backend }) => assessmentAt(backend, email, 'apl01', 'returned').id,
};

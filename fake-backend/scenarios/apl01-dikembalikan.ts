import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'dewi@contoh.example';

/** Dewi's APL 01 was returned with notes, as seeded. */
export const scenario: Scenario = {
  email,
  page: 'apl01',
  play: ({ backend }) => assessmentAt(backend, email, 'apl01', 'returned').id,
};

import { purchaseOf, type Scenario } from './scenario.ts';

const email = 'bima@contoh.example';

/** Bima has a pending payment, as seeded. */
export const scenario: Scenario = {
  email,
  page: 'transactions',
  play: ({ backend }) => purchaseOf(backend, email, ({ status }) => status === 'pending').id,
};

import { purchaseOf, type Scenario } from './scenario.ts';

const email = 'bima@contoh.example';

/** Bima's payment waits, as the seed has it. */
export const scenario: Scenario = {
  email,
  page: 'transactions',
  play: ({ backend }) => purchaseOf(backend, email, ({ status }) => status === 'pending').id,
};

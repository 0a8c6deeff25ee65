import { purchaseOf, type Scenario } from './scenario.ts';

const email = 'bima@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'transactions',
  play: ({ backend }) => purchaseOf(backend, email, ({ status }) => status === 'pending').id,
};

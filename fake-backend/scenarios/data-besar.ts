import { fill } from '../staff/fill.ts';
import type { Scenario } from './scenario.ts';

const email = 'wulan@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'notifications',
  async play({ backend, signUp }) {
    await signUp('Wulan Contoh', email);
    fill(backend, email, { notifications: 10_000, transactions: 1_000 });
    return null;
  },
};

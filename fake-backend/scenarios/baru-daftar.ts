import type { Scenario } from './scenario.ts';

const email = 'nirmala@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'home',
  async play({ signUp }) {
    await signUp('Nirmala Contoh', email);
    return null;
  },
};

import type { Scenario } from './scenario.ts';

const email = 'nirmala@contoh.example';

/** Nirmala has signed up and verified her email address. */
export const scenario: Scenario = {
  email,
  page: 'home',
  async play({ signUp }) {
    await signUp('Nirmala Contoh', email);
    return null;
  },
};

import { newLink } from '../staff/mail.ts';
import type { Scenario } from './scenario.ts';

const email = 'tirta@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'home',
  async play({ signUp, backend }) {
    await signUp('Tirta Contoh', email);
    for (const row of backend.db.candidates.where((each) => each.email === email)) newLink(backend, 'temporary', row);
    return null;
  },
};

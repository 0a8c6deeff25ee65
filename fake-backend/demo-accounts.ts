import { candidates } from './database/seed/candidates.ts';

/** The demo candidates, available without starting the simulation. */
export const demoAccounts = candidates().map(({ email, password, fullname, persona }) => ({
  email,
  password,
  fullname,
  persona,
}));

import { candidates } from './database/seed/candidates.ts';

/** The candidates of the demonstration, without starting the simulation. */
export const demoAccounts = candidates().map(({ email, password, fullname, persona }) => ({
  email,
  password,
  fullname,
  persona,
}));

import { candidates } from './database/seed/candidates.ts';

export const demoAccounts = candidates().map(({ email, password, fullname, persona }) => ({
  email,
  password,
  fullname,
  persona,
}));

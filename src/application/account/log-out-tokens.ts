import { tokensOf } from '../token.ts';
import type { LogOut } from './log-out.ts';

const token = tokensOf('log-out');

/** The log-out, which looks after drafts and answers first, and so builds on more than a log-in. */
export const logOutTokens = {
  clearTyped: token<() => void>('clearTyped'),
  logOut: token<LogOut>('logOut'),
};

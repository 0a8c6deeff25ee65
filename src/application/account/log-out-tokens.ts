import { tokensOf } from '../token.ts';
import type { LogOut } from './log-out.ts';

const token = tokensOf('log-out');

/** The log-out is separate from `accountTokens`, because it also depends on drafts and answers. */
export const logOutTokens = {
  clearTyped: token<() => void>('clearTyped'),
  logOut: token<LogOut>('logOut'),
};

import { tokensOf } from '../token.ts';
import type { LogOut } from './log-out.ts';

const token = tokensOf('log-out');

export const logOutTokens = {
  clearTyped: token<() => void>('clearTyped'),
  logOut: token<LogOut>('logOut'),
};

import type { AccountRepository } from '../ports/account/account-repository.ts';
import type { ExamOwner } from '../ports/account/exam-owner.ts';
import type { PendingLogOut } from '../ports/account/pending-log-out.ts';
import type { SessionTabs } from '../ports/account/session-tabs.ts';
import { tokensOf } from '../token.ts';
import type { FindSession } from './find-session.ts';
import type { LogIn } from './log-in.ts';

const token = tokensOf('account');

export const accountTokens = {
  accounts: token<AccountRepository>('accounts'),
  sessionTabs: token<SessionTabs>('sessionTabs'),
  pendingLogOut: token<PendingLogOut>('pendingLogOut'),
  examOwner: token<ExamOwner>('examOwner'),
  findSession: token<FindSession>('findSession'),
  logIn: token<LogIn>('logIn'),
};

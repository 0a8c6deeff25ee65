import type { TabLock } from '../../ports/device/tab-lock.ts';
import type { MessageRepository } from '../../ports/information/message-repository.ts';
import { tokensOf } from '../../token.ts';
import type { QuestionProblems } from './question-problems.ts';

const token = tokensOf('exam-problem');

export const examProblemTokens = {
  messages: token<MessageRepository | null>('messages'),
  tabLock: token<TabLock>('tabLock'),
  questionProblems: token<QuestionProblems>('questionProblems'),
};

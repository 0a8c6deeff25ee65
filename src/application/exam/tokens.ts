import type { ExamRepository } from '../ports/exam/exam-repository.ts';
import type { OfflineExams } from '../ports/exam/offline-exams.ts';
import { tokensOf } from '../token.ts';
import type { UnsentAnswers } from './attempt/unsent-answers.ts';
import type { ExamQueries } from './exam-queries.ts';
import type { KeptExams } from './kept-exams.ts';
import type { WatchCountdown } from './watch-countdown.ts';

const token = tokensOf('exam');

export const examTokens = {
  exams: token<ExamRepository>('exams'),
  examQueries: token<ExamQueries>('examQueries'),
  unsentAnswers: token<UnsentAnswers>('unsentAnswers'),
  keptExams: token<KeptExams>('keptExams'),
  offline: token<OfflineExams>('offline'),
  watchCountdown: token<WatchCountdown>('watchCountdown'),
};

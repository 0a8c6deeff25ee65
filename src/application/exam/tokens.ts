import type { Chance } from '../ports/device/chance.ts';
import type { Digest } from '../ports/device/digest.ts';
import type { ExamRepository } from '../ports/exam/exam-repository.ts';
import { tokensOf } from '../token.ts';
import type { LeftAnswers } from './attempt/left-answers.ts';
import type { OpenSitting } from './attempt/open-sitting.ts';
import type { UnsentAnswers } from './attempt/unsent-answers.ts';
import type { CheckConnection } from './check-connection.ts';
import type { CheckReceipt } from './check-receipt.ts';
import type { CheckSitting } from './check-sitting.ts';
import type { CheckStorage } from './check-storage.ts';
import type { ExamQueries } from './exam-queries.ts';
import type { StartExam } from './start-exam.ts';
import type { DemonstrationQueries } from './uploads/demonstration-queries.ts';
import type { OpenUploads } from './uploads/open-uploads.ts';
import type { WatchCountdown } from './watch-countdown.ts';

const token = tokensOf('exam');

export const examTokens = {
  exams: token<ExamRepository>('exams'),
  chance: token<Chance>('chance'),
  digest: token<Digest>('digest'),
  examQueries: token<ExamQueries>('examQueries'),
  startExam: token<StartExam>('startExam'),
  openSitting: token<OpenSitting>('openSitting'),
  leftAnswers: token<LeftAnswers>('leftAnswers'),
  unsentAnswers: token<UnsentAnswers>('unsentAnswers'),
  checkReceipt: token<CheckReceipt>('checkReceipt'),
  checkConnection: token<CheckConnection>('checkConnection'),
  checkStorage: token<CheckStorage>('checkStorage'),
  checkSitting: token<CheckSitting>('checkSitting'),
  watchCountdown: token<WatchCountdown>('watchCountdown'),
  demonstrationQueries: token<DemonstrationQueries>('demonstrationQueries'),
  openUploads: token<OpenUploads>('openUploads'),
};

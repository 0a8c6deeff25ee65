import type { Chance } from '../ports/device/chance.ts';
import type { Digest } from '../ports/device/digest.ts';
import { tokensOf } from '../token.ts';
import type { OpenSitting } from './attempt/run-exam-attempt.ts';
import type { CheckConnection } from './check-connection.ts';
import type { CheckReceipt } from './check-receipt.ts';
import type { CheckSitting } from './check-sitting.ts';
import type { CheckStorage } from './check-storage.ts';
import type { StartExam } from './start-exam.ts';
import type { DemonstrationQueries } from './uploads/demonstration-queries.ts';
import type { OpenUploads } from './uploads/open-uploads.ts';

const token = tokensOf('exam-attempt');

/** To sit an exam, and to rehearse it. */
export const examAttemptTokens = {
  chance: token<Chance>('chance'),
  digest: token<Digest>('digest'),
  startExam: token<StartExam>('startExam'),
  openSitting: token<OpenSitting>('openSitting'),
  checkReceipt: token<CheckReceipt>('checkReceipt'),
  checkConnection: token<CheckConnection>('checkConnection'),
  checkStorage: token<CheckStorage>('checkStorage'),
  checkSitting: token<CheckSitting>('checkSitting'),
  demonstrationQueries: token<DemonstrationQueries>('demonstrationQueries'),
  openUploads: token<OpenUploads>('openUploads'),
};

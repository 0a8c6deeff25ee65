import { ContainerModule } from 'inversify';
import { leftAnswers } from '../../application/exam/attempt/left-answers.ts';
import { openSitting } from '../../application/exam/attempt/run-exam-attempt.ts';
import { unsentAnswers } from '../../application/exam/attempt/unsent-answers.ts';
import { checkConnection } from '../../application/exam/check-connection.ts';
import { checkReceipt } from '../../application/exam/check-receipt.ts';
import { checkSitting } from '../../application/exam/check-sitting.ts';
import { checkStorage } from '../../application/exam/check-storage.ts';
import { examQueries } from '../../application/exam/exam-queries.ts';
import { startExam } from '../../application/exam/start-exam.ts';
import { demonstrationQueries } from '../../application/exam/uploads/demonstration-queries.ts';
import { openUploads } from '../../application/exam/uploads/open-uploads.ts';
import { watchCountdown } from '../../application/exam/watch-countdown.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

/** What a sitting needs beside its server. */
const ofSitting = {
  drafts: T.drafts,
  tabs: T.tabOwnership,
  clock: T.clock,
  serverClock: T.serverClock,
  pageLife: T.pageLife,
  chance: T.chance,
  ids: T.ids,
  digest: T.digest,
} as const;

export const examModule = new ContainerModule(({ bind }) => {
  provide(bind, T.watchCountdown, watchCountdown, {
    serverClock: T.serverClock,
    clock: T.clock,
    pageLife: T.pageLife,
  });
  provide(bind, T.examQueries, examQueries, { exams: T.exams });
  provide(bind, T.startExam, startExam, { exams: T.exams, realtime: T.realtime });
  provide(bind, T.checkReceipt, checkReceipt, { digest: T.digest });
  provide(bind, T.checkConnection, checkConnection, {
    serverTime: T.serverTime,
    clock: T.clock,
    monotonic: T.monotonicClock,
  });
  provide(bind, T.checkStorage, checkStorage, { drafts: T.drafts, ids: T.ids });
  provide(bind, T.checkSitting, checkSitting, ofSitting);
  provide(bind, T.openSitting, openSitting, { ...ofSitting, exams: T.exams });
  provide(bind, T.leftAnswers, leftAnswers, {
    drafts: T.drafts,
    exams: T.exams,
    clock: T.clock,
    serverClock: T.serverClock,
  });
  provide(bind, T.unsentAnswers, unsentAnswers, { drafts: T.drafts, clock: T.clock });
  provide(bind, T.demonstrationQueries, demonstrationQueries, { exams: T.exams });
  provide(bind, T.openUploads, openUploads, {
    exams: T.exams,
    realtime: T.realtime,
    serverClock: T.serverClock,
    clock: T.clock,
  });
});

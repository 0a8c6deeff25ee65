import { nobleDigest } from '../../adapters/browser/noble-digest.ts';
import { systemChance } from '../../adapters/browser/system-chance.ts';
import { HttpExamRepository } from '../../adapters/http/exam/http-exam-repository.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { leftAnswers } from '../../application/exam/attempt/left-answers.ts';
import { openSitting } from '../../application/exam/attempt/open-sitting.ts';
import { unsentAnswers } from '../../application/exam/attempt/unsent-answers.ts';
import { checkConnection } from '../../application/exam/check-connection.ts';
import { checkReceipt } from '../../application/exam/check-receipt.ts';
import { checkSitting } from '../../application/exam/check-sitting.ts';
import { checkStorage } from '../../application/exam/check-storage.ts';
import { examQueries } from '../../application/exam/exam-queries.ts';
import { startExam } from '../../application/exam/start-exam.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import { demonstrationQueries } from '../../application/exam/uploads/demonstration-queries.ts';
import { openUploads } from '../../application/exam/uploads/open-uploads.ts';
import { watchCountdown } from '../../application/exam/watch-countdown.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { device } from './device.ts';
import { draft } from './draft.ts';
import { notification } from './notification.ts';
import { time } from './time.ts';

/** What a sitting needs beside its server. */
const ofSitting = {
  drafts: draftTokens.drafts,
  tabs: draftTokens.tabOwnership,
  clock: timeTokens.clock,
  serverClock: timeTokens.serverClock,
  pageLife: deviceTokens.pageLife,
  chance: examTokens.chance,
  ids: deviceTokens.ids,
  digest: examTokens.digest,
} as const;

export const exam: ConceptModule = {
  buildsOn: [device, draft, notification, time],
  bind: (bind, { client }) => {
    provideValue(bind, examTokens.exams, new HttpExamRepository(client));
    provideValue(bind, examTokens.chance, systemChance);
    provideValue(bind, examTokens.digest, nobleDigest);
    provide(bind, examTokens.examQueries, examQueries, { exams: examTokens.exams });
    provide(bind, examTokens.startExam, startExam, { exams: examTokens.exams, realtime: notificationTokens.realtime });
    provide(bind, examTokens.openSitting, openSitting, { ...ofSitting, exams: examTokens.exams });
    provide(bind, examTokens.leftAnswers, leftAnswers, {
      drafts: draftTokens.drafts,
      exams: examTokens.exams,
      clock: timeTokens.clock,
      serverClock: timeTokens.serverClock,
    });
    provide(bind, examTokens.unsentAnswers, unsentAnswers, { drafts: draftTokens.drafts, clock: timeTokens.clock });
    provide(bind, examTokens.checkReceipt, checkReceipt, { digest: examTokens.digest });
    provide(bind, examTokens.checkConnection, checkConnection, {
      serverTime: timeTokens.serverTime,
      clock: timeTokens.clock,
      monotonic: timeTokens.monotonicClock,
    });
    provide(bind, examTokens.checkStorage, checkStorage, { drafts: draftTokens.drafts, ids: deviceTokens.ids });
    provide(bind, examTokens.checkSitting, checkSitting, ofSitting);
    provide(bind, examTokens.watchCountdown, watchCountdown, {
      serverClock: timeTokens.serverClock,
      clock: timeTokens.clock,
      pageLife: deviceTokens.pageLife,
    });
    provide(bind, examTokens.demonstrationQueries, demonstrationQueries, { exams: examTokens.exams });
    provide(bind, examTokens.openUploads, openUploads, {
      exams: examTokens.exams,
      realtime: notificationTokens.realtime,
      serverClock: timeTokens.serverClock,
      clock: timeTokens.clock,
    });
  },
};

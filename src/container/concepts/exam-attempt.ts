import { fetchedPictures } from '../../adapters/browser/fetched-pictures.ts';
import { nobleHasher } from '../../adapters/browser/noble-hasher.ts';
import { speechVoiceReader } from '../../adapters/browser/speech-voice-reader.ts';
import { HttpDeviceReports } from '../../adapters/http/exam/http-device-reports.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { runExamAttempt } from '../../application/exam/attempt/run-exam-attempt.ts';
import { unsentAnswersOfExam } from '../../application/exam/attempt/unsent-answers-of-exam.ts';
import { examAttemptTokens } from '../../application/exam/attempt-tokens.ts';
import { checkAttempt } from '../../application/exam/check-attempt.ts';
import { checkConnection } from '../../application/exam/check-connection.ts';
import { checkReceipt } from '../../application/exam/check-receipt.ts';
import { checkStorage } from '../../application/exam/check-storage.ts';
import { examHelps } from '../../application/exam/helps/exam-helps.ts';
import { keepExam } from '../../application/exam/keep-exam.ts';
import { readyDevices, tellReady } from '../../application/exam/ready-device.ts';
import { type ExamRecords, examRecords } from '../../application/exam/record/exam-records.ts';
import { startTimer } from '../../application/exam/start-timer.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import { demonstrationQueries } from '../../application/exam/uploads/demonstration-queries.ts';
import { openUploads } from '../../application/exam/uploads/open-uploads.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import type { DeviceReports } from '../../application/ports/exam/device-reports.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { account } from './account.ts';
import { device } from './device.ts';
import { draft } from './draft.ts';
import { exam } from './exam.ts';
import { files } from './files.ts';
import { notification } from './notification.ts';
import { time } from './time.ts';

/** An API that takes no reports about devices. */
const unheard: DeviceReports = { ready: async () => undefined };

const ofAttempt = {
  drafts: draftTokens.drafts,
  tabs: draftTokens.tabLeader,
  clock: timeTokens.clock,
  serverClock: timeTokens.serverClock,
  pageLife: timeTokens.pageLife,
  random: timeTokens.random,
  ids: deviceTokens.ids,
  hasher: examAttemptTokens.hasher,
  partialSaves: examAttemptTokens.partialSaves,
} as const;

export const examAttempt: ConceptModule = {
  buildsOn: [account, device, draft, exam, files, notification, time],
  bind: (bind, { client, features }) => {
    provideValue(bind, examAttemptTokens.hasher, nobleHasher);
    provideValue(bind, examAttemptTokens.partialSaves, features.partialSaves);
    provide(bind, examAttemptTokens.startTimer, startTimer, {
      exams: examTokens.exams,
      realtime: notificationTokens.realtime,
    });
    provide(bind, examAttemptTokens.records, examRecords, {
      drafts: draftTokens.drafts,
      exams: examTokens.exams,
      clock: timeTokens.clock,
      serverClock: timeTokens.serverClock,
      pageLife: timeTokens.pageLife,
      ids: deviceTokens.ids,
      hasher: examAttemptTokens.hasher,
    });
    provide(bind, examAttemptTokens.recordedExams, ({ records }: { records: ExamRecords }) => records.exams, {
      records: examAttemptTokens.records,
    });
    provide(bind, examAttemptTokens.readyDevices, readyDevices, {
      memory: deviceTokens.sharedMemory,
      clock: timeTokens.clock,
    });
    provideValue(
      bind,
      examAttemptTokens.deviceReports,
      features.deviceReports ? new HttpDeviceReports(client) : unheard,
    );
    provide(bind, examAttemptTokens.tellReady, tellReady, {
      reports: examAttemptTokens.deviceReports,
    });
    provide(bind, examAttemptTokens.runExamAttempt, runExamAttempt, {
      ...ofAttempt,
      exams: examAttemptTokens.recordedExams,
    });
    provide(bind, examAttemptTokens.unsentAnswersOfExam, unsentAnswersOfExam, {
      drafts: draftTokens.drafts,
      exams: examTokens.exams,
      hasher: examAttemptTokens.hasher,
      clock: timeTokens.clock,
      serverClock: timeTokens.serverClock,
    });
    const sessionOrigin = client.usesCookies ? client.origin : null;
    provideValue(bind, examAttemptTokens.pictures, fetchedPictures(sessionOrigin));
    provide(bind, examAttemptTokens.keepExam, keepExam, {
      drafts: draftTokens.drafts,
      owner: accountTokens.examOwner,
      offline: examTokens.offline,
      serverClock: timeTokens.serverClock,
      clock: timeTokens.clock,
      ids: deviceTokens.ids,
      pictures: examAttemptTokens.pictures,
    });
    provide(bind, examAttemptTokens.helps, examHelps, { drafts: draftTokens.drafts, clock: timeTokens.clock });
    provideValue(bind, examAttemptTokens.voiceReader, speechVoiceReader(globalThis.window));
    provide(bind, examAttemptTokens.checkReceipt, checkReceipt, { hasher: examAttemptTokens.hasher });
    provide(bind, examAttemptTokens.checkConnection, checkConnection, {
      serverTime: timeTokens.serverTime,
      clock: timeTokens.clock,
      monotonic: timeTokens.monotonicClock,
    });
    provide(bind, examAttemptTokens.checkStorage, checkStorage, { drafts: draftTokens.drafts, ids: deviceTokens.ids });
    provide(bind, examAttemptTokens.checkAttempt, checkAttempt, ofAttempt);
    provide(bind, examAttemptTokens.demonstrationQueries, demonstrationQueries, { exams: examTokens.exams });
    provide(bind, examAttemptTokens.openUploads, openUploads, {
      exams: examTokens.exams,
      realtime: notificationTokens.realtime,
      prepare: filesTokens.prepareFile,
      serverClock: timeTokens.serverClock,
      clock: timeTokens.clock,
      random: timeTokens.random,
    });
  },
};

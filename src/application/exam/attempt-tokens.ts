import type { Hasher } from '../ports/device/hasher.ts';
import type { VoiceReader } from '../ports/device/voice-reader.ts';
import type { DeviceReports } from '../ports/exam/device-reports.ts';
import type { PictureDownloads } from '../ports/exam/picture-downloads.ts';
import { tokensOf } from '../token.ts';
import type { RunExamAttempt } from './attempt/run-exam-attempt.ts';
import type { UnsentAnswersOfExam } from './attempt/unsent-answers-of-exam.ts';
import type { CheckAttempt } from './check-attempt.ts';
import type { CheckConnection } from './check-connection.ts';
import type { CheckReceipt } from './check-receipt.ts';
import type { CheckStorage } from './check-storage.ts';
import type { ExamHelps } from './helps/exam-helps.ts';
import type { KeepExam } from './keep-exam.ts';
import type { ReadyDevices, TellReady } from './ready-device.ts';
import type { ExamRecords } from './record/exam-records.ts';
import type { StartTimer } from './start-timer.ts';
import type { DemonstrationQueries } from './uploads/demonstration-queries.ts';
import type { OpenUploads } from './uploads/open-uploads.ts';

const token = tokensOf('exam-attempt');

export const examAttemptTokens = {
  hasher: token<Hasher>('hasher'),
  partialSaves: token<boolean>('partialSaves'),
  startTimer: token<StartTimer>('startTimer'),
  records: token<ExamRecords>('records'),
  recordedExams: token<ExamRecords['exams']>('recordedExams'),
  runExamAttempt: token<RunExamAttempt>('runExamAttempt'),
  unsentAnswersOfExam: token<UnsentAnswersOfExam>('unsentAnswersOfExam'),
  checkReceipt: token<CheckReceipt>('checkReceipt'),
  checkConnection: token<CheckConnection>('checkConnection'),
  checkStorage: token<CheckStorage>('checkStorage'),
  checkAttempt: token<CheckAttempt>('checkAttempt'),
  readyDevices: token<ReadyDevices>('readyDevices'),
  deviceReports: token<DeviceReports>('deviceReports'),
  tellReady: token<TellReady>('tellReady'),
  demonstrationQueries: token<DemonstrationQueries>('demonstrationQueries'),
  openUploads: token<OpenUploads>('openUploads'),
  pictures: token<PictureDownloads>('pictures'),
  keepExam: token<KeepExam>('keepExam'),
  helps: token<ExamHelps>('helps'),
  voiceReader: token<VoiceReader>('voiceReader'),
};

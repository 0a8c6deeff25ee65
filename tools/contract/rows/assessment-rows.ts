import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import * as apl from '../../../src/adapters/http/apl/apl-requests.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import * as assessment from '../../../src/adapters/http/assessment/assessment-requests.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import { certificateBody } from '../../../src/adapters/http/certificate/certificate-requests.ts';
import { deviceCalls } from '../../../src/adapters/http/exam/device-calls.ts';
import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import * as exam from '../../../src/adapters/http/exam/exam-requests.ts';
import { filesCalls } from '../../../src/adapters/http/files/files-calls.ts';
import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';
import { assumed, rowsFor, specified } from '../row.ts';

const params = { id: 'The `trx_id` of the purchase.' };
const statuses = { 404: 'The page says that there is no such assessment.' };
const offered = 'The page offers to copy the request, or to mail it.';
const form = { shown: ['body.trx_id'], once: true } as const;

export const assessmentRows = rowsFor('assessment', assessmentCalls, {
  timeline: specified('7.timeline.read', {
    when: 'A candidate opens the list of assessments or a page of one: the server says which stage is open.',
    params,
    statuses,
    shown: ['reply.data.trx_id'],
  }),
  agreement: specified('7.agreement.read', { when: 'A candidate opens the agreement.', params, statuses }),
  signAgreement: specified('7.agreement.sign', {
    when: 'A candidate signs the agreement.',
    bodies: [assessment.agreementBody],
    ...form,
  }),
  sendAdjustments: assumed({
    when: 'A candidate asks for reasonable adjustments (FR.AK.07), before the agreement is signed.',
    bodies: [assessment.adjustmentsBody],
    statuses: { 404: offered, 405: offered },
    feature: 'adjustments',
    without: 'The agreement page says whom to ask for adjustments.',
    ...form,
  }),
  result: specified('7.result.read', { when: 'A candidate opens the result.', params, statuses }),
  acknowledgeResult: specified('7.result.acknowledge', {
    when: 'A candidate confirms by signature that the result was received; `decided_at` names the version that was read.',
    bodies: [assessment.resultBody],
    ...form,
  }),
  appeal: specified('7.appeal.read', { when: 'A candidate opens the appeal.', params, statuses }),
  sendAppeal: specified('7.appeal.send', {
    when: 'A candidate appeals, once.',
    bodies: [assessment.appealBody],
    ...form,
  }),
  feedback: assumed({
    when: 'A candidate opens feedback that was sent earlier, to read or print it.',
    params,
    statuses: { 404: 'The page says that the feedback was sent, and does not show it.' },
    feature: 'storedFeedback',
    without: 'The page says that the feedback was sent, and does not show it.',
  }),
  sendFeedback: specified('7.feedback.send', {
    when: 'A candidate gives feedback, once.',
    bodies: [assessment.feedbackBody],
    ...form,
  }),
});

const apl01 = { bodies: [apl.apl01Form], multipart: true, ...form } as const;
const apl02 = { bodies: [apl.apl02Form], multipart: true, ...form } as const;

export const aplRows = rowsFor('apl', aplCalls, {
  apl01: specified('7.apl01.read', { when: 'A candidate opens APL 01.', params, statuses }),
  sendApl01: specified('7.apl01.send', { when: 'A candidate sends APL 01.', ...apl01 }),
  resendApl01: specified('7.apl01.resubmit', {
    when: 'A candidate sends APL 01 again, after it was returned.',
    ...apl01,
  }),
  apl02: specified('7.apl02.read', { when: 'A candidate opens APL 02.', params, statuses }),
  sendApl02: specified('7.apl02.send', { when: 'A candidate sends APL 02.', ...apl02 }),
  resendApl02: specified('7.apl02.resubmit', {
    when: 'A candidate sends APL 02 again, after it was returned.',
    ...apl02,
  }),
});

const shown = ['body.question_id'];
const closed = { 403: 'The assessor has closed the exam: answers stay on the device, and the page says so.' };

export const examRows = rowsFor('exam', examCalls, {
  exams: specified('7.exam.status', {
    when: 'A candidate opens the list of exams. Also sent during an exam, before a submission, and if the reply to a submission is lost.',
    params,
    statuses,
    shown: ['reply.data.exams[].question_id', 'reply.data.exams[].time', 'reply.data.exams[].started_at'],
  }),
  start: specified('7.exam.start-timer', {
    when: 'A candidate starts an exam. If it is already running, the server returns it unchanged: its time does not start again.',
    bodies: [exam.startBody],
    shown: [
      'body.question_id',
      'body.transaction_id',
      'body.asesi_id',
      'body.is_asesi',
      'reply.data.time',
      'reply.data.started_at',
    ],
    statuses: { ...closed, 422: 'Before `opens_at`: the message of the server is shown, and the time does not start.' },
  }),
  content: specified('7.exam.questions', {
    when: 'A candidate opens a running exam: returns the questions and the answers saved so far.',
    bodies: [exam.contentBody],
    shown: [...shown, 'reply.data.question_id', 'reply.data.questions[].question_detail_id'],
    statuses: closed,
  }),
  save: specified('7.exam.answers', {
    when: 'A candidate answers: sends what changed since the last save, a few seconds later.',
    bodies: [exam.saveBody],
    shown: [...shown, 'body.answers[].question_detail_id'],
    statuses: closed,
    feature: 'partialSaves',
    without: 'Answers stay on the device, and the submission carries all of them.',
  }),
  submit: specified('7.exam.answers', {
    when: 'A candidate hands in an exam, or its time is over.',
    bodies: [exam.submitBody],
    shown: [...shown, 'body.answers[].question_detail_id'],
    statuses: closed,
    once: true,
  }),
  upload: specified('7.exam.answers', {
    when: 'A candidate uploads the file for a task of a demonstration.',
    bodies: [exam.uploadForm],
    multipart: true,
    shown: [...shown, 'body.question_detail_id'],
    statuses: closed,
    once: true,
  }),
  uploaded: specified('7.exam.demonstration-status', {
    when: 'A candidate opens a task of a demonstration: returns the file that the server has.',
    params: { trxId: 'The `trx_id` of the purchase.', questionId: 'The `question_detail_id` of the task.' },
  }),
});

export const timeRows = rowsFor('time', timeCalls, {
  now: specified('7.account.date-now', {
    when: 'A page shows a deadline or a countdown: the clock of the device may be wrong.',
    shown: ['reply.data'],
    open: true,
  }),
});

export const certificateRows = rowsFor('certificate', certificateCalls, {
  request: specified('7.timeline.download-certificate', {
    when: 'A candidate presses "Unduh sertifikat"; never sent when a page opens. Returns a PDF, or JSON with its id (`file_id`) or its address (`url`).',
    bodies: [certificateBody],
    shown: ['body.trx_id'],
    statuses: { 404: 'There is no certificate for this purchase.' },
  }),
  check: assumed({
    when: 'Anybody checks the number of a certificate.',
    query: { no: 'The number as it is printed.' },
    statuses: {
      404: 'If `data.number` equals the requested number, the page says that there is no certificate with it. Any other 404 may come from a missing route or a proxy: the page says that the number could not be checked.',
    },
    feature: 'certificateCheck',
    without: 'The page says who checks certificates instead; no other page links to it.',
    open: true,
  }),
  document: specified('7.document.download', {
    when: 'A candidate downloads a receipt, a certificate or another document. Returns a PDF.',
    params: { id: 'Id of the file, from an earlier reply.' },
    statuses: { 404: 'The page says that the document is not available yet.' },
  }),
});

export const filesRows = rowsFor('files', filesCalls, {
  storedFile: assumed({
    when: 'A candidate opens a file of a form by its `src`, such as `/storage/berkas/{id}`.',
    params: { src: 'The `src` of the file.' },
    feature: 'storedFiles',
    without: 'Files of forms are listed by name and cannot be opened.',
  }),
});

export const deviceRows = rowsFor('exam', deviceCalls, {
  ready: assumed({
    when: 'A device has passed the rehearsal of an assessment. Nothing waits for the reply.',
    bodies: [exam.deviceReadyBody],
    feature: 'deviceReports',
    without: 'The candidate shows the assessor the page.',
  }),
});

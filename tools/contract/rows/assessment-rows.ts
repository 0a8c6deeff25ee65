import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import * as apl from '../../../src/adapters/http/apl/apl-requests.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import * as assessment from '../../../src/adapters/http/assessment/assessment-requests.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import { certificateBody } from '../../../src/adapters/http/certificate/certificate-requests.ts';
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
    when: 'A candidate, in the list of assessments and on every page of one: the server says which stage is open.',
    params,
    statuses,
    shown: ['reply.data.trx_id'],
  }),
  agreement: specified('7.agreement.read', { when: 'A candidate who opens the agreement.', params, statuses }),
  signAgreement: specified('7.agreement.sign', {
    when: 'A candidate who signs the agreement.',
    bodies: [assessment.agreementBody],
    ...form,
  }),
  sendAdjustments: assumed({
    when: 'A candidate who asks for reasonable adjustments (FR.AK.07), before the agreement is signed.',
    bodies: [assessment.adjustmentsBody],
    statuses: { 404: offered, 405: offered },
    feature: 'adjustments',
    without: 'The agreement says whom to ask for adjustments.',
    ...form,
  }),
  result: specified('7.result.read', { when: 'A candidate who opens the result.', params, statuses }),
  acknowledgeResult: specified('7.result.acknowledge', {
    when: 'A candidate who signs for having received the result that was read (`decided_at`).',
    bodies: [assessment.resultBody],
    ...form,
  }),
  appeal: specified('7.appeal.read', { when: 'A candidate who opens the appeal.', params, statuses }),
  sendAppeal: specified('7.appeal.send', {
    when: 'A candidate who appeals, once.',
    bodies: [assessment.appealBody],
    ...form,
  }),
  feedback: assumed({
    when: 'A candidate who opens feedback that was sent earlier, to read or print it.',
    params,
    statuses: { 404: 'The page says that the feedback was sent, and does not show it.' },
    feature: 'storedFeedback',
    without: 'The page says that the feedback was sent, and does not show it.',
  }),
  sendFeedback: specified('7.feedback.send', {
    when: 'A candidate who gives feedback, once.',
    bodies: [assessment.feedbackBody],
    ...form,
  }),
});

const apl01 = { bodies: [apl.apl01Form], multipart: true, ...form } as const;
const apl02 = { bodies: [apl.apl02Form], multipart: true, ...form } as const;

export const aplRows = rowsFor('apl', aplCalls, {
  apl01: specified('7.apl01.read', { when: 'A candidate who opens APL 01.', params, statuses }),
  sendApl01: specified('7.apl01.send', { when: 'A candidate who sends APL 01.', ...apl01 }),
  resendApl01: specified('7.apl01.resubmit', {
    when: 'A candidate who sends APL 01 again, after it was returned.',
    ...apl01,
  }),
  apl02: specified('7.apl02.read', { when: 'A candidate who opens APL 02.', params, statuses }),
  sendApl02: specified('7.apl02.send', { when: 'A candidate who sends APL 02.', ...apl02 }),
  resendApl02: specified('7.apl02.resubmit', {
    when: 'A candidate who sends APL 02 again, after it was returned.',
    ...apl02,
  }),
});

const shown = ['body.question_id'];
const closed = { 403: 'The assessor has closed the exam: answers stay on the device, and the candidate is told.' };

export const examRows = rowsFor('exam', examCalls, {
  exams: specified('7.exam.status', {
    when: 'A candidate in the list of exams, in an exam after each connection, and to learn what became of a submission.',
    params,
    statuses,
    shown: ['reply.data.exams[].question_id', 'reply.data.exams[].time', 'reply.data.exams[].started_at'],
  }),
  start: specified('7.exam.start-timer', {
    when: 'A candidate who starts an exam. One that runs already is given as it is: its time does not begin again.',
    bodies: [exam.startBody],
    shown: [
      'body.question_id',
      'body.transaction_id',
      'body.asesi_id',
      'body.is_asesi',
      'reply.data.time',
      'reply.data.started_at',
    ],
    statuses: { ...closed, 422: 'Before `opens_at`: the words of the server are shown, and no time runs.' },
  }),
  paper: specified('7.exam.questions', {
    when: 'A candidate in an exam that runs: the questions, and what was answered so far.',
    bodies: [exam.paperBody],
    shown: [...shown, 'reply.data.question_id', 'reply.data.questions[].question_detail_id'],
    statuses: closed,
  }),
  save: specified('7.exam.answers', {
    when: 'A candidate who answers: what was typed since the last save, a few seconds later.',
    bodies: [exam.saveBody],
    shown: [...shown, 'body.answers[].question_detail_id'],
    statuses: closed,
    feature: 'partialSaves',
    without: 'Answers stay on the device, and the submission carries all of them.',
  }),
  submit: specified('7.exam.answers', {
    when: 'A candidate who hands in an exam, or whose time is over.',
    bodies: [exam.submitBody],
    shown: [...shown, 'body.answers[].question_detail_id'],
    statuses: closed,
    once: true,
  }),
  upload: specified('7.exam.answers', {
    when: 'A candidate who uploads what was made for a task of a demonstration.',
    bodies: [exam.uploadForm],
    multipart: true,
    shown: [...shown, 'body.question_detail_id'],
    statuses: closed,
    once: true,
  }),
  uploaded: specified('7.exam.demonstration-status', {
    when: 'A candidate in a demonstration, to learn what the server has of a task.',
    params: { trxId: 'The `trx_id` of the purchase.', questionId: 'The `question_detail_id` of the task.' },
  }),
});

export const timeRows = rowsFor('time', timeCalls, {
  now: specified('7.account.date-now', {
    when: 'Every page that shows a time that runs out: the device may be wrong.',
    shown: ['reply.data'],
    open: true,
  }),
});

export const certificateRows = rowsFor('certificate', certificateCalls, {
  request: specified('7.timeline.download-certificate', {
    when: 'A candidate presses "Unduh sertifikat", never when a page opens. A PDF, or JSON with its id (`file_id`) or its address (`url`).',
    bodies: [certificateBody],
    shown: ['body.trx_id'],
    statuses: { 404: 'There is no certificate for this purchase.' },
  }),
  check: assumed({
    when: 'Everybody who checks the number of a certificate.',
    query: { no: 'The number as it is printed.' },
    statuses: {
      404: 'With `data.number` as it was asked, the page says that there is no certificate of this number. Any other 404 may be of a missing route or a proxy: the page says that it could not be checked.',
    },
    feature: 'certificateCheck',
    without: 'The page says who checks certificates instead, and nothing else leads to it.',
    open: true,
  }),
  document: specified('7.document.download', {
    when: 'A candidate who downloads a receipt, a certificate or another document: a PDF.',
    params: { id: 'Id of the file, as another reply named it.' },
    statuses: { 404: 'The page says that the document is not there yet.' },
  }),
});

export const filesRows = rowsFor('files', filesCalls, {
  storedFile: assumed({
    when: 'A candidate who opens a file of a form, under the `src` that the form names, such as `/storage/berkas/{id}`.',
    params: { src: 'The `src` of the file.' },
    feature: 'storedFiles',
    without: 'Files of forms are named and cannot be opened.',
  }),
});

import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import {
  paperBody,
  saveBody,
  startBody,
  submitBody,
  uploadForm,
} from '../../../src/adapters/http/exam/exam-requests.ts';
import { rowsFor } from '../row.ts';

const shown = ['body.question_id'];
const closed = { 403: 'The assessor has closed the exam: answers stay on the device, and the candidate is told.' };

export const examRows = rowsFor('exam', examCalls, {
  exams: {
    requirement: '7.exam.status',
    when: 'A candidate in the list of exams, in an exam after each connection, and to learn what became of a submission.',
    params: { id: 'The `trx_id` of the purchase.' },
    statuses: { 404: 'The page says that there is no such assessment.' },
    shown: ['reply.data.exams[].question_id', 'reply.data.exams[].time', 'reply.data.exams[].started_at'],
  },
  start: {
    requirement: '7.exam.start-timer',
    when: 'A candidate who starts an exam. One that runs already is given as it is: its time does not begin again.',
    bodies: [startBody],
    shown: [
      'body.question_id',
      'body.transaction_id',
      'body.asesi_id',
      'body.is_asesi',
      'reply.data.time',
      'reply.data.started_at',
    ],
    statuses: { ...closed, 422: 'Before `opens_at`: the words of the server are shown, and no time runs.' },
  },
  paper: {
    requirement: '7.exam.questions',
    when: 'A candidate in an exam that runs: the questions, and what was answered so far.',
    bodies: [paperBody],
    shown: [...shown, 'reply.data.question_id', 'reply.data.questions[].question_detail_id'],
    statuses: closed,
  },
  save: {
    requirement: '7.exam.answers',
    when: 'A candidate who answers: what was typed since the last save, a few seconds later.',
    bodies: [saveBody],
    shown: [...shown, 'body.answers[].question_detail_id'],
    statuses: closed,
    feature: 'partialSaves',
    without: 'Answers stay on the device, and the submission carries all of them.',
  },
  submit: {
    requirement: '7.exam.answers',
    when: 'A candidate who hands in an exam, or whose time is over.',
    bodies: [submitBody],
    shown: [...shown, 'body.answers[].question_detail_id'],
    statuses: closed,
    once: true,
  },
  upload: {
    requirement: '7.exam.answers',
    when: 'A candidate who uploads what was made for a task of a demonstration.',
    bodies: [uploadForm],
    multipart: true,
    shown: [...shown, 'body.question_detail_id'],
    statuses: closed,
    once: true,
  },
  uploaded: {
    requirement: '7.exam.demonstration-status',
    when: 'A candidate in a demonstration, to learn what the server has of a task.',
    params: { trxId: 'The `trx_id` of the purchase.', questionId: 'The `question_detail_id` of the task.' },
  },
});

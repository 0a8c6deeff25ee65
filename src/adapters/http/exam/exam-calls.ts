import { defineCall } from '../define-call.ts';
import { dataOf, inJson } from '../reply.ts';
import { optional, resource } from '../wire.ts';
import { contentWire, saveEndWire, uploadedWire } from './content-wire.ts';
import { examsWire, receiptWire, startedWire } from './exam-wire.ts';

const answersPath = '/api/assessment/answers';

export const examCalls = {
  exams: defineCall({ method: 'GET', path: '/api/assessment/exam-status/{id}', reply: dataOf(examsWire) }),
  start: defineCall({ method: 'POST', path: '/api/timer/startTimer', reply: dataOf(startedWire) }),
  content: defineCall({ method: 'POST', path: '/api/assessment/questions', reply: dataOf(contentWire) }),
  /** Requires JSON: a 204 does not prove that anything was saved. */
  save: defineCall({ method: 'POST', path: answersPath, reply: inJson(dataOf(saveEndWire)) }),
  submit: defineCall({ method: 'POST', path: answersPath, reply: dataOf(receiptWire) }),
  upload: defineCall({ method: 'POST', path: answersPath, reply: dataOf(resource({ file: uploadedWire })) }),
  uploaded: defineCall({
    method: 'GET',
    path: '/api/assessment/demonstrationStatus/{trxId}/{questionId}',
    reply: dataOf(optional(resource({ file: optional(uploadedWire) }))),
  }),
};

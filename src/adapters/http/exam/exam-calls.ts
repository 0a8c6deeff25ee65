import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { optional, resource } from '../wire.ts';
import { examsWire, examWire, receiptWire } from './exam-wire.ts';
import { paperWire, saveWire, uploadedWire } from './paper-wire.ts';

const answersPath = '/api/assessment/answers';

/** Exams (requirements 7, Assessment). */
export const examCalls = {
  exams: defineCall({ method: 'GET', path: '/api/assessment/exam-status/{id}', reply: dataOf(examsWire) }),
  start: defineCall({ method: 'POST', path: '/api/timer/startTimer', reply: dataOf(examWire) }),
  paper: defineCall({ method: 'POST', path: '/api/assessment/questions', reply: dataOf(paperWire) }),
  /** JSON that is no reply to a save comes from a server that keeps no answers before the submission. */
  save: defineCall({ method: 'POST', path: answersPath, reply: z.catch(z.nullable(dataOf(saveWire)), null) }),
  submit: defineCall({ method: 'POST', path: answersPath, reply: dataOf(receiptWire) }),
  upload: defineCall({ method: 'POST', path: answersPath, reply: dataOf(resource({ file: uploadedWire })) }),
  uploaded: defineCall({
    method: 'GET',
    path: '/api/assessment/demonstrationStatus/{trxId}/{questionId}',
    reply: dataOf(optional(resource({ file: optional(uploadedWire) }))),
  }),
};

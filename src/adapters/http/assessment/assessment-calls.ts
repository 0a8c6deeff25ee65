import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { agreementWire } from './agreement-wire.ts';
import { appealFormWire } from './appeal-wire.ts';
import { feedbackWire } from './feedback-wire.ts';
import { resultWire } from './result-wire.ts';
import { timelineWire } from './timeline-wire.ts';

const agreement = dataOf(agreementWire);

/** The timeline and the forms of an assessment (requirements 7, Assessment). A result, an appeal and a feedback that there are not may also be null. */
export const assessmentCalls = {
  timeline: defineCall({ method: 'GET', path: '/api/timeline/{id}', reply: timelineWire }),
  agreement: defineCall({ method: 'GET', path: '/api/pre-assessment/{id}', reply: agreement }),
  signAgreement: defineCall({ method: 'POST', path: '/api/pre-assessment/', reply: agreement }),
  /** Assumed, address and all: the specification knows no FR.AK.07. */
  sendAdjustments: defineCall({ method: 'POST', path: '/api/adjustments', reply: agreement }),
  result: defineCall({ method: 'GET', path: '/api/result/{id}', reply: dataOf(z.nullable(resultWire)) }),
  acknowledgeResult: defineCall({ method: 'PUT', path: '/api/result', reply: dataOf(resultWire) }),
  appeal: defineCall({ method: 'GET', path: '/api/appeals/{id}', reply: dataOf(z.nullable(appealFormWire)) }),
  sendAppeal: defineCall({ method: 'POST', path: '/api/appeals', reply: dataOf(appealFormWire) }),
  /** Assumed, address and all: the specification shows only how feedback is sent. */
  feedback: defineCall({ method: 'GET', path: '/api/feedbacks/{id}', reply: dataOf(z.nullable(feedbackWire)) }),
  sendFeedback: defineCall({ method: 'PUT', path: '/api/feedbacks', reply: dataOf(feedbackWire) }),
};

/** For a server that does not take the signature at the specified address, with its slash. */
export const signAgreementUnslashed = defineCall({ method: 'POST', path: '/api/pre-assessment', reply: agreement });

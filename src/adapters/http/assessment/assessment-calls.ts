import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { optional, readable } from '../wire.ts';
import { agreementWire } from './agreement-wire.ts';
import { appealFormWire } from './appeal-wire.ts';
import { feedbackWire } from './feedback-wire.ts';
import { resultWire } from './result-wire.ts';
import { timelineWire } from './timeline-wire.ts';

const agreement = dataOf(optional(agreementWire));
const sentAgreement = dataOf(readable(agreementWire, null));

/**
 * The timeline and forms of an assessment (specification 7, Assessment). All names in the replies are assumptions (domain: Official forms),
 * and so are `sendAdjustments` and `feedback` with their paths, which the specification lacks. GET may return null for a missing form; POST
 * and PUT need not return the form.
 */
export const assessmentCalls = {
  timeline: defineCall({ method: 'GET', path: '/api/timeline/{id}', reply: timelineWire }),
  agreement: defineCall({ method: 'GET', path: '/api/pre-assessment/{id}', reply: agreement }),
  signAgreement: defineCall({ method: 'POST', path: '/api/pre-assessment/', reply: sentAgreement }),
  sendAdjustments: defineCall({ method: 'POST', path: '/api/adjustments', reply: sentAgreement }),
  result: defineCall({ method: 'GET', path: '/api/result/{id}', reply: dataOf(optional(resultWire)) }),
  acknowledgeResult: defineCall({ method: 'PUT', path: '/api/result', reply: dataOf(readable(resultWire, null)) }),
  appeal: defineCall({ method: 'GET', path: '/api/appeals/{id}', reply: dataOf(optional(appealFormWire)) }),
  sendAppeal: defineCall({ method: 'POST', path: '/api/appeals', reply: dataOf(readable(appealFormWire, null)) }),
  feedback: defineCall({ method: 'GET', path: '/api/feedbacks/{id}', reply: dataOf(optional(feedbackWire)) }),
  sendFeedback: defineCall({ method: 'PUT', path: '/api/feedbacks', reply: dataOf(readable(feedbackWire, null)) }),
};

/** Fallback for servers that do not accept the specified path with its trailing slash. */
export const signAgreementUnslashed = defineCall({ method: 'POST', path: '/api/pre-assessment', reply: sentAgreement });

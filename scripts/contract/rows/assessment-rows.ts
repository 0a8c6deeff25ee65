import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { apl01Form, apl02Form } from '../../../src/adapters/http/apl/apl-requests.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import {
  adjustmentsBody,
  agreementBody,
  appealBody,
  feedbackBody,
  resultBody,
} from '../../../src/adapters/http/assessment/assessment-requests.ts';
import { rowsFor } from '../row.ts';

const params = { id: 'The `trx_id` of the purchase.' };
const statuses = { 404: 'The page says that there is no such assessment.' };
const form = { shown: ['body.trx_id'], once: true } as const;

export const assessmentRows = rowsFor('assessment', assessmentCalls, {
  timeline: {
    requirement: '7.timeline.read',
    when: 'A candidate, in the list of assessments and on every page of one: the server says which stage is open.',
    params,
    statuses,
    shown: ['reply.data.trx_id'],
  },
  agreement: { requirement: '7.agreement.read', when: 'A candidate who opens the agreement.', params, statuses },
  signAgreement: {
    requirement: '7.agreement.sign',
    when: 'A candidate who signs the agreement.',
    bodies: [agreementBody],
    ...form,
  },
  sendAdjustments: {
    requirement: null,
    when: 'A candidate who asks for reasonable adjustments (FR.AK.07), before the agreement is signed.',
    bodies: [adjustmentsBody],
    statuses: {
      404: 'The page offers to copy the request, or to mail it.',
      405: 'The page offers to copy the request, or to mail it.',
    },
    feature: 'adjustments',
    without: 'The agreement says whom to ask for adjustments.',
    ...form,
  },
  result: { requirement: '7.result.read', when: 'A candidate who opens the result.', params, statuses },
  acknowledgeResult: {
    requirement: '7.result.acknowledge',
    when: 'A candidate who signs for having received the result that was read (`decided_at`).',
    bodies: [resultBody],
    ...form,
  },
  appeal: { requirement: '7.appeal.read', when: 'A candidate who opens the appeal.', params, statuses },
  sendAppeal: {
    requirement: '7.appeal.send',
    when: 'A candidate who appeals, once.',
    bodies: [appealBody],
    ...form,
  },
  feedback: {
    requirement: null,
    when: 'A candidate who opens feedback that was sent earlier, to read or print it.',
    params,
    statuses: { 404: 'The page says that the feedback was sent, and does not show it.' },
    feature: 'storedFeedback',
    without: 'The page says that the feedback was sent, and does not show it.',
  },
  sendFeedback: {
    requirement: '7.feedback.send',
    when: 'A candidate who gives feedback, once.',
    bodies: [feedbackBody],
    ...form,
  },
});

export const aplRows = rowsFor('apl', aplCalls, {
  apl01: { requirement: '7.apl01.read', when: 'A candidate who opens APL 01.', params, statuses },
  sendApl01: {
    requirement: '7.apl01.send',
    when: 'A candidate who sends APL 01.',
    bodies: [apl01Form],
    multipart: true,
    ...form,
  },
  resendApl01: {
    requirement: '7.apl01.resubmit',
    when: 'A candidate who sends APL 01 again, after it was returned.',
    bodies: [apl01Form],
    multipart: true,
    ...form,
  },
  apl02: { requirement: '7.apl02.read', when: 'A candidate who opens APL 02.', params, statuses },
  sendApl02: {
    requirement: '7.apl02.send',
    when: 'A candidate who sends APL 02.',
    bodies: [apl02Form],
    multipart: true,
    ...form,
  },
  resendApl02: {
    requirement: '7.apl02.resubmit',
    when: 'A candidate who sends APL 02 again, after it was returned.',
    bodies: [apl02Form],
    multipart: true,
    ...form,
  },
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apl01Form, apl02Answer, apl02Form } from '../../../../../src/adapters/http/apl/apl-requests.ts';
import { HttpAplRepository } from '../../../../../src/adapters/http/apl/http-apl-repository.ts';
import {
  adjustmentsBody,
  agreementBody,
  appealBody,
  feedbackBody,
  resultBody,
} from '../../../../../src/adapters/http/assessment/assessment-requests.ts';
import { HttpAssessmentRepository } from '../../../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { HttpPaymentRepository } from '../../../../../src/adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../../../../src/adapters/http/purchase/http-voucher-repository.ts';
import {
  checkOutBody,
  codeBody,
  orderBody,
  transactionBody,
} from '../../../../../src/adapters/http/purchase/purchase-requests.ts';
import { completeContent } from '../../../../builders/apl01.ts';
import { feedbackOf } from '../../../../builders/feedback.ts';
import { aResult } from '../../../../builders/papers.ts';
import { sentBody } from './sent-body.ts';
import { of, type SpecifiedCall } from './sent-call.ts';

const transaction = of(HttpTransactionRepository);
const payment = of(HttpPaymentRepository);
const voucher = of(HttpVoucherRepository);
const assessment = of(HttpAssessmentRepository);
const apl = of(HttpAplRepository);

const profile = { kind: 'profile' } as const;
const image = { kind: 'image', image: new Blob(['x'], { type: 'image/png' }) } as const;
const appeal = { answers: { explained: true, discussed: false, othersInvolved: true }, reason: 'x' };
const files = new Map([['5', new File(['x'], 'ktp.pdf')]]);
const form = { trxId: 'TRX-1', files, signature: image, requestKey: 'k', again: false };
const answers = {
  'J.1': { competent: true, evidence: 'x', fileIds: ['5'] },
  'J.2': { competent: null, evidence: '', fileIds: [] },
};
const decided = aResult({ decidedAt: '2026-03-01T02:00:00.000Z' });

type Body = z.ZodMiniObject;

const bodies: readonly (readonly [name: string, schema: Body, call: SpecifiedCall[2]])[] = [
  [
    'of an order',
    orderBody,
    transaction((it) => it.create({ scheduleId: '5', budgetSource: 'mandiri', budgetary: '9' }, 'k')),
  ],
  ['of a purchase that is given up', transactionBody, transaction((it) => it.cancel('TRX-1'))],
  ['of a payment', transactionBody, payment((it) => it.token('TRX-1'))],
  ['of another way to pay', transactionBody, payment((it) => it.renew('TRX-1'))],
  ['of a code', codeBody, voucher((it) => it.create('PRATAB12CD34', '5'))],
  ['of a voucher', checkOutBody, voucher((it) => it.checkOut('3', 'k'))],
  [
    'of adjustments',
    adjustmentsBody,
    assessment((it) => it.sendAdjustments('TRX-1', { needs: ['reader'], other: '' }, 'k')),
  ],
  ['of an agreement', agreementBody, assessment((it) => it.signAgreement('TRX-1', image, 'k'))],
  ['of a result', resultBody, assessment((it) => it.acknowledgeResult(decided, profile, 'k'))],
  [
    'of a result without a date',
    resultBody,
    assessment((it) => it.acknowledgeResult({ ...decided, decidedAt: null }, profile, 'k')),
  ],
  ['of an appeal', appealBody, assessment((it) => it.sendAppeal('TRX-1', appeal, image, 'k'))],
  ['of feedback', feedbackBody, assessment((it) => it.sendFeedback(feedbackOf('TRX-1'), 'k'))],
  ['of APL 01', apl01Form, apl((it) => it.sendApl01({ ...form, content: completeContent }))],
  ['of APL 02', apl02Form, apl((it) => it.sendApl02({ ...form, answers }))],
];

/** The keys that the schema does not leave open. */
const needed = ({ shape }: Body): string[] =>
  Object.entries(shape).flatMap(([key, schema]) => (z.safeParse(schema, undefined).success ? [] : [key]));

describe('a body that goes out', () => {
  it.each(bodies)('%s has what its schema says, and no key more', async (_, schema, call) => {
    const body = (await sentBody(call)) as Record<string, unknown>;
    expect(z.safeParse(z.strictObject(schema.shape), body)).toMatchObject({ success: true });
    for (const key of needed(schema)) {
      const { [key]: _, ...rest } = body;
      expect(z.safeParse(schema, rest).success).toBe(false);
    }
  });

  it('of APL 02 has its answers as JSON, each as its schema says', async () => {
    const { answers: sent } = (await sentBody(apl((it) => it.sendApl02({ ...form, answers })))) as { answers: string };
    expect(z.safeParse(z.array(z.strictObject(apl02Answer.shape)), JSON.parse(sent)).success).toBe(true);
    expect(JSON.parse(sent)).toHaveLength(2);
  });
});

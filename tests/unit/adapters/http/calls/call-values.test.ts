import { describe, expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../../../../src/adapters/http/account/http-registration-repository.ts';
import { HttpCertificateRepository } from '../../../../../src/adapters/http/certificate/http-certificate-repository.ts';
import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import { HttpNotificationRepository } from '../../../../../src/adapters/http/notification/http-notification-repository.ts';
import { HttpPaymentRepository } from '../../../../../src/adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../../../../src/adapters/http/purchase/http-voucher-repository.ts';
import { sentBody } from './sent-body.ts';
import { of, type SpecifiedCall } from './sent-call.ts';

const order = { scheduleId: 'JDW-3', budgetSource: 'mandiri', budgetary: 'ANG-1' } as const;
const credentials = { email: 'gita@contoh.example', password: 'contoh123' };
const transaction = of(HttpTransactionRepository);
const payment = of(HttpPaymentRepository);
const voucher = of(HttpVoucherRepository);

/** What each call carries, by the id of its row: the values, not only their names. */
const bodies: readonly (readonly [string, object, SpecifiedCall[2]])[] = [
  ['7.account.login', credentials, of(HttpAccountRepository)((it) => it.logIn(credentials))],
  [
    '7.account.forgot-password',
    { email: credentials.email },
    of(HttpRegistrationRepository)((it) => it.sendResetLink(credentials.email)),
  ],
  [
    '7.exam.start-timer',
    { question_id: 'E-1', transaction_id: 'TRX-1', asesi_id: '1007', is_asesi: true },
    of(HttpExamRepository)((it) => it.start({ trxId: 'TRX-1', id: 'E-1' }, '1007')),
  ],
  ['7.timeline.download-certificate', { trx_id: 'TRX-1' }, of(HttpCertificateRepository)((it) => it.request('TRX-1'))],
  ['7.notification.mark-as-read', { id: '4' }, of(HttpNotificationRepository)((it) => it.markRead('4'))],
  ['7.notification.mark-all', {}, of(HttpNotificationRepository)((it) => it.markAllRead())],
  [
    '7.transaction.update',
    { schedule_id: 'JDW-3', budget_source: 'mandiri', budgetary: 'ANG-1' },
    transaction((it) => it.create(order, 'kunci')),
  ],
  [
    '7.transaction.update',
    { schedule_id: 'JDW-3', budget_source: 'mandiri', budgetary: 'ANG-1', previous_transaction_id: 'TRX-0' },
    transaction((it) => it.create({ ...order, repeat: { kind: 'reassessment', trxId: 'TRX-0' } }, 'kunci')),
  ],
  ['7.transaction.update', { trx_id: 'TRX-1' }, payment((it) => it.renew('TRX-1'))],
  ['7.transaction.remove', { trx_id: 'TRX-1' }, transaction((it) => it.cancel('TRX-1'))],
  ['7.transaction.token', { trx_id: 'TRX-1' }, payment((it) => it.token('TRX-1'))],
  [
    '7.voucher.prakerja-code',
    { code: 'PRATAB12CD34', schedule_id: 'JDW-3' },
    voucher((it) => it.create('PRATAB12CD34', 'JDW-3')),
  ],
  ['7.voucher.check-out', { voucher_id: 'VCR-1' }, voucher((it) => it.checkOut('VCR-1', 'kunci'))],
];

describe('the body of a call', () => {
  it.each(bodies)('carries what it was given [%s]: %j', async (_, expected, call) => {
    expect(await sentBody(call)).toEqual(expected);
  });
});

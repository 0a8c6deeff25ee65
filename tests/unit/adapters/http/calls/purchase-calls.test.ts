import { describe, expect, it } from 'vitest';
import { HttpCatalogRepository } from '../../../../../src/adapters/http/catalog/http-catalog-repository.ts';
import { HttpPaymentRepository } from '../../../../../src/adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../../../../src/adapters/http/purchase/http-voucher-repository.ts';
import { of, type SpecifiedCall, sentBy } from './sent-call.ts';

const catalog = of(HttpCatalogRepository);
const transaction = of(HttpTransactionRepository);
const payment = of(HttpPaymentRepository);
const voucher = of(HttpVoucherRepository);
const order = { scheduleId: 'JDW-3', budgetSource: 'mandiri', budgetary: 'ANG-1' } as const;

/** Specification 7, Schemes and purchase, written out; the names in queries (but `page`) and bodies are not shown there. */
const calls: readonly SpecifiedCall[] = [
  ['7.scheme.thumbnail', 'GET /api/schema/thumbnail', catalog((it) => it.schemes({}))],
  [
    '7.scheme.thumbnail',
    'GET /api/schema/thumbnail?search=web&field=3&page=2',
    catalog((it) => it.schemes({ search: 'web', field: '3', page: 2 })),
  ],
  ['7.scheme.detail', 'GET /api/schema/barista/detail', catalog((it) => it.scheme('barista'))],
  [
    '7.scheme.detail',
    'GET /api/schema/barista/detail?schedule_id=JDW-3',
    catalog((it) => it.scheme('barista', 'JDW-3')),
  ],
  ['7.scheme.reviews', 'GET /api/reviews/SKM-1?page=2', catalog((it) => it.reviews('SKM-1', 2))],
  ['7.transaction.list', 'GET /api/transaction/list/pending?page=2', transaction((it) => it.list('pending', 2))],
  ['7.transaction.list', 'GET /api/transaction/list/paid?page=1', transaction((it) => it.list('paid', 1))],
  ['7.transaction.list', 'GET /api/transaction/list/failed?page=1', transaction((it) => it.list('failed', 1))],
  ['7.transaction.list', 'GET /api/transaction/list/all?trx_id=TRX-1&page=1', transaction((it) => it.find('TRX-1'))],
  [
    '7.transaction.update',
    'POST /api/transaction/update-transaction {schedule_id, budget_source, budgetary}',
    transaction((it) => it.create(order, 'key')),
  ],
  ['7.transaction.update', 'POST /api/transaction/update-transaction {trx_id}', payment((it) => it.renew('TRX-1'))],
  ['7.transaction.remove', 'POST /api/transaction/remove {trx_id}', transaction((it) => it.cancel('TRX-1'))],
  ['7.transaction.token', 'POST /api/transaction/token {trx_id}', payment((it) => it.token('TRX-1'))],
  [
    '7.voucher.prakerja-code',
    'POST /api/interapp/lms-prakerja {code, schedule_id}',
    voucher((it) => it.create('PRATAB12CD34', 'JDW-3')),
  ],
  [
    '7.voucher.check-out',
    'POST /api/transaction/prakerja-transaction {voucher_id}',
    voucher((it) => it.checkOut('VCR-1', 'key')),
  ],
  ['7.voucher.list', 'GET /api/vouchers?status=unused', voucher((it) => it.list({ status: 'unused' }))],
  [
    '7.voucher.list',
    'GET /api/vouchers?status=used&schedule_id=JDW-3&page=2',
    voucher((it) => it.list({ status: 'used', scheduleId: 'JDW-3', page: 2 })),
  ],
  ['7.generic.schedule', 'GET /api/schedule', catalog((it) => it.schedules({}))],
  [
    '7.generic.schedule',
    'GET /api/schedule?schema=barista&month=2026-03&site=4&budget_source=mandiri&page=2',
    catalog((it) => it.schedules({ scheme: 'barista', month: '2026-03', site: '4', budgetSource: 'mandiri', page: 2 })),
  ],
  ['7.generic.schedule', 'GET /api/schedule/JDW-3', catalog((it) => it.schedule('JDW-3'))],
];

describe('a call of schemes and purchase', () => {
  it.each(calls)('has the address of the specification and these fields [%s]', async (_, sent, call) => {
    expect(await sentBy(call)).toEqual([sent]);
  });
});

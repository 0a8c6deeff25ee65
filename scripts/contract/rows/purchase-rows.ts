import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import {
  checkOutBody,
  codeBody,
  orderBody,
  transactionBody,
} from '../../../src/adapters/http/purchase/purchase-requests.ts';
import { rowsFor } from '../row.ts';

const page = 'Number of the page, from 1.';
const trxId = ['body.trx_id'];

export const purchaseRows = rowsFor('purchase', purchaseCalls, {
  create: {
    requirement: '7.transaction.update',
    when: 'A candidate who buys a scheme on a schedule.',
    bodies: [orderBody],
    shown: ['reply.data.trx_id'],
    once: true,
  },
  list: {
    requirement: '7.transaction.list',
    when: 'A candidate, in each tab of the purchases; with `all` the portal looks for one purchase.',
    params: { list: '`pending`, `paid`, `failed` or `all`.' },
    query: { trx_id: 'Only this purchase; where it is not understood, the portal reads page after page.', page },
    shown: ['reply.data[].trx_id'],
  },
  cancel: {
    requirement: '7.transaction.remove',
    when: 'A candidate who cancels a purchase that is not paid.',
    bodies: [transactionBody],
    shown: trxId,
  },
  token: {
    requirement: '7.transaction.token',
    when: 'A candidate who pays, each time the payment window opens.',
    bodies: [transactionBody],
    shown: trxId,
  },
  renew: {
    requirement: '7.transaction.update',
    when: 'A candidate who chooses another method of payment: the next token must be a new one.',
    bodies: [transactionBody],
    shown: trxId,
    feature: 'paymentChange',
    without: 'A purchase is paid as it was begun.',
  },
  vouchers: {
    requirement: '7.voucher.list',
    when: 'A candidate, in the list of vouchers and while a schedule is bought.',
    query: { status: '`unused`, `used` or `expired`.', schedule_id: 'Only those of this schedule.', page },
  },
  redeem: {
    requirement: '7.voucher.prakerja-code',
    when: 'A candidate who enters a Prakerja code for a schedule. The same code for the same schedule gives the same voucher.',
    bodies: [codeBody],
    statuses: { 422: 'The text under `errors.code` is shown at the code.', 429: 'The form says for how long to wait.' },
  },
  checkOut: {
    requirement: '7.voucher.check-out',
    when: 'A candidate who uses a voucher: the purchase that it makes is paid.',
    bodies: [checkOutBody],
    once: true,
  },
});

import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import * as purchase from '../../../src/adapters/http/purchase/purchase-requests.ts';
import { rowsFor, specified } from '../row.ts';

const page = 'Number of the page, from 1.';

export const catalogRows = rowsFor('catalog', catalogCalls, {
  schemes: specified('7.scheme.thumbnail', {
    when: 'Everybody, on the home page and in the list of schemes, and at each change of its filter or page.',
    query: { search: 'Words of a title.', field: 'Id of a field of work, one of `filters.fields`.', page },
    shown: ['reply.data[].slug'],
    open: true,
  }),
  scheme: specified('7.scheme.detail', {
    when: 'Everybody, on the page of a scheme and while one is bought.',
    query: { schedule_id: 'The schedule that is being bought.' },
    shown: ['reply.data.slug'],
    statuses: { 404: 'The page says that there is no such scheme.' },
    open: true,
  }),
  reviews: specified('7.scheme.reviews', {
    when: 'Everybody, on the page of a scheme.',
    params: { id: 'Id of the scheme.' },
    query: { page },
    shown: ['query.page'],
    open: true,
  }),
  schedules: specified('7.generic.schedule', {
    when: 'Everybody, in the list of schedules and on the page of a scheme.',
    query: {
      schema: 'Slug of a scheme.',
      month: 'Month of the schedule, `YYYY-MM`.',
      site: 'Id of a site, one of `filters.sites`.',
      budget_source: '`mandiri`, `prakerja`, `perusahaan` or `apbn`.',
      page,
    },
    shown: ['reply.data[].schedule_id'],
    open: true,
  }),
  schedule: specified('7.generic.schedule', {
    when: 'Everybody who opens the address of a schedule, such as the page on which it is bought.',
    params: { id: 'Id of the schedule.' },
    shown: ['reply.data.schedule_id'],
    statuses: { 404: 'The schedule is looked for in the list, as without the call.', 405: 'So it is.' },
    feature: 'scheduleDetail',
    without: 'The portal looks for the schedule in the list.',
    open: true,
  }),
});

const transaction = { bodies: [purchase.transactionBody], shown: ['body.trx_id'] };

export const purchaseRows = rowsFor('purchase', purchaseCalls, {
  create: specified('7.transaction.update', {
    when: 'A candidate who buys a scheme on a schedule.',
    bodies: [purchase.orderBody],
    shown: ['reply.data.trx_id'],
    once: true,
  }),
  list: specified('7.transaction.list', {
    when: 'A candidate, in each tab of the purchases; with `all` the portal looks for one purchase.',
    params: { list: '`pending`, `paid`, `failed` or `all`.' },
    query: { trx_id: 'Only this purchase; where it is not understood, the portal reads page after page.', page },
    shown: ['reply.data[].trx_id'],
  }),
  cancel: specified('7.transaction.remove', {
    when: 'A candidate who cancels a purchase that is not paid.',
    ...transaction,
  }),
  token: specified('7.transaction.token', {
    when: 'A candidate who pays, each time the payment window opens.',
    ...transaction,
  }),
  renew: specified('7.transaction.update', {
    when: 'A candidate who chooses another method of payment: the next token must be a new one.',
    ...transaction,
    feature: 'paymentChange',
    without: 'A purchase is paid as it was begun.',
  }),
  vouchers: specified('7.voucher.list', {
    when: 'A candidate, in the list of vouchers and while a schedule is bought.',
    query: { status: '`unused`, `used` or `expired`.', schedule_id: 'Only those of this schedule.', page },
  }),
  redeem: specified('7.voucher.prakerja-code', {
    when: 'A candidate who enters a Prakerja code for a schedule. The same code for the same schedule gives the same voucher.',
    bodies: [purchase.codeBody],
    statuses: { 422: 'The text under `errors.code` is shown at the code.', 429: 'The form says for how long to wait.' },
  }),
  checkOut: specified('7.voucher.check-out', {
    when: 'A candidate who uses a voucher: the purchase that it makes is paid.',
    bodies: [purchase.checkOutBody],
    once: true,
  }),
});

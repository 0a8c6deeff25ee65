import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import * as purchase from '../../../src/adapters/http/purchase/purchase-requests.ts';
import { assumed, rowsFor, specified } from '../row.ts';

const page = 'Number of the page, from 1.';

export const catalogRows = rowsFor('catalog', catalogCalls, {
  schemes: specified('7.scheme.thumbnail', {
    when: 'Anybody opens the home page or the list of schemes, or changes the filter or page of the list.',
    query: { search: 'Words of the title.', field: 'Id of a field of work, one of `filters.fields`.', page },
    shown: ['reply.data[].slug'],
    open: true,
  }),
  scheme: specified('7.scheme.detail', {
    when: 'Anybody opens the page of a scheme, or the page on which it is bought.',
    query: { schedule_id: 'The schedule that is being bought.' },
    shown: ['reply.data.slug'],
    statuses: { 404: 'The page says that there is no such scheme.' },
    open: true,
  }),
  reviews: specified('7.scheme.reviews', {
    when: 'Anybody opens the page of a scheme.',
    params: { id: 'Id of the scheme.' },
    query: { page },
    shown: ['query.page'],
    open: true,
  }),
  schedules: specified('7.generic.schedule', {
    when: 'Anybody opens the list of schedules or the page of a scheme.',
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
    when: 'Anybody opens the address of a schedule, such as the page on which it is bought.',
    params: { id: 'Id of the schedule.' },
    shown: ['reply.data.schedule_id'],
    statuses: { 404: 'The portal looks for the schedule in the list, as without the call.', 405: 'As for 404.' },
    feature: 'scheduleDetail',
    without: 'The portal looks for the schedule in the list.',
    open: true,
  }),
});

const transaction = { bodies: [purchase.transactionBody], shown: ['body.trx_id'] };

export const purchaseRows = rowsFor('purchase', purchaseCalls, {
  create: specified('7.transaction.update', {
    when: 'A candidate buys a scheme with a schedule.',
    bodies: [purchase.orderBody],
    shown: ['reply.data.trx_id'],
    once: true,
  }),
  list: specified('7.transaction.list', {
    when: 'A candidate opens a tab of the purchases; with `all` the portal looks for one purchase.',
    params: { list: '`pending`, `paid`, `failed` or `all`.' },
    query: {
      trx_id: 'Only this purchase; if the server ignores the parameter, the portal reads page after page.',
      page,
    },
    shown: ['reply.data[].trx_id'],
  }),
  cancel: specified('7.transaction.remove', {
    when: 'A candidate cancels an unpaid purchase.',
    ...transaction,
  }),
  token: specified('7.transaction.token', {
    when: 'A candidate pays; sent each time the payment window opens.',
    ...transaction,
  }),
  renew: specified('7.transaction.update', {
    when: 'A candidate chooses another method of payment: the next token must be a new one.',
    ...transaction,
    feature: 'paymentChange',
    without: 'The payment method of a purchase cannot be changed.',
  }),
  proof: assumed({
    when: 'A candidate sends the proof of a transfer (PDF, JPG or PNG; at most 2,000 KB, or `evidence.maxKb`) for a pending purchase, or another one later, which replaces it. `payment_proof` of the purchase then names it.',
    bodies: [purchase.proofForm],
    multipart: true,
    once: true,
    shown: ['body.trx_id'],
    statuses: { 422: 'The text under `errors.proof` is shown at the file, which stays chosen.' },
    feature: 'paymentProof',
    without: 'The candidate keeps the proof until the body has marked the purchase as paid.',
  }),
  vouchers: specified('7.voucher.list', {
    when: 'A candidate opens the list of vouchers or buys a schedule.',
    source: 'prakerja',
    query: { status: '`unused`, `used` or `expired`.', schedule_id: 'Only those for this schedule.', page },
  }),
  redeem: specified('7.voucher.prakerja-code', {
    source: 'prakerja',
    when: 'A candidate enters a Prakerja code for a schedule. The same code for the same schedule returns the same voucher.',
    bodies: [purchase.codeBody],
    statuses: { 422: 'The text under `errors.code` is shown at the code.', 429: 'The form says how long to wait.' },
  }),
  checkOut: specified('7.voucher.check-out', {
    source: 'prakerja',
    when: 'A candidate uses a voucher: this creates a paid purchase.',
    bodies: [purchase.checkOutBody],
    once: true,
  }),
});

import type { HttpHandler } from 'msw';
import { authorised, type Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { ScheduleRow, TransactionRow, VoucherRow } from '../database/rows.ts';
import { changeSettings, nextNumber, settingsOf } from '../database/seeding.ts';
import { once } from '../idempotent.ts';
import { flatPage } from '../paginator.ts';
import { repeatedOrder } from '../repeated-order.ts';
import { forbidden, invalid, jsonReply, notFound, ok, refused, tooManyAttempts } from '../respond.ts';
import { seatsLeft } from '../rules/catalog.ts';
import { nextTransactionId } from '../rules/purchase.ts';
import {
  expiryOf,
  judgeRedemption,
  listedVouchers,
  maxWrongCodes,
  type RedemptionOutcome,
  refusalOfCheckOut,
  storedCode,
  throttleOf,
  voucherStatusAt,
  voucherStatuses,
} from '../rules/voucher.ts';
import { markPaid } from '../staff/payment-gateway.ts';
import { ago } from '../wib-time.ts';
import { transactionWire } from './purchase.ts';

const wire = ({ db, clock }: Backend, row: VoucherRow) => {
  const scheme = db.schemes.get(row.scheme_id);
  const schedule = db.schedules.get(row.schedule_id);
  return {
    id: row.id,
    code: row.code,
    status: voucherStatusAt(row, clock.now()),
    source: 'prakerja',
    schema: { slug: scheme?.slug, title: scheme?.title },
    schedule: {
      schedule_id: row.schedule_id,
      starts_at: schedule?.starts_at,
      site_name: schedule?.site_name,
      city: schedule?.city,
      zone: schedule?.zone,
    },
    budgetary: row.budget_id,
    expires_at: row.expires_at,
    used_at: row.used_at,
    trx_id: row.trx_id,
  };
};

const ownOf = ({ db }: Backend, { candidate }: Call) => ({
  vouchers: db.vouchers.where((row) => row.candidate_id === candidate.id),
  transactions: db.transactions.where((row) => row.candidate_id === candidate.id),
});

const seatsOf = ({ db, clock }: Backend, schedule: ScheduleRow): number =>
  seatsLeft(schedule, db.transactions.all(), settingsOf(db).seeded_at, clock.now());

const list = (backend: Backend) =>
  authorised(backend, 'get', '/api/vouchers', (call) => {
    const asked = call.url.searchParams.get('status') ?? '';
    const status = voucherStatuses.find((each) => each === asked);
    if (asked !== '' && status === undefined) return invalid({ status: ['The selected status is invalid.'] });
    const scheduleId = call.url.searchParams.get('schedule_id') ?? '';
    const found = listedVouchers(
      ownOf(backend, call).vouchers,
      { status: status ?? '', scheduleId },
      backend.clock.now(),
    );
    return jsonReply(flatPage(found, call.url, (row) => wire(backend, row)));
  });

const newVoucher = (
  { db }: Backend,
  call: Call,
  { code, schedule, budget }: RedemptionOutcome & { kind: 'new' },
): VoucherRow => {
  const row: VoucherRow = {
    id: `VCR-B${String(nextNumber(db)).padStart(5, '0')}`,
    candidate_id: call.candidate.id,
    code: code.id,
    scheme_id: schedule.scheme_id,
    schedule_id: schedule.id,
    budget_id: budget.id,
    expires_at: expiryOf(code, schedule),
    used_at: null,
    trx_id: null,
  };
  db.vouchers.put(row);
  db.prakerjaCodes.put({ ...code, redeemed_by: call.candidate.id });
  return row;
};

const redeem = (backend: Backend) =>
  authorised(backend, 'post', '/api/interapp/lms-prakerja', (call) => {
    const { db, clock } = backend;
    const { id: candidateId } = call.candidate;
    const { wrong_codes: wrongCodes } = settingsOf(db);
    const now = clock.now();
    const { recent, retryAfterSeconds } = throttleOf(wrongCodes[candidateId] ?? [], now.getTime());
    if (retryAfterSeconds !== null) return tooManyAttempts(retryAfterSeconds, maxWrongCodes);

    const sent = call.text('code');
    const code = db.prakerjaCodes.get(storedCode(sent));
    const schedule = db.schedules.get(call.text('schedule_id'));
    const outcome = judgeRedemption({
      sent,
      code,
      schedule,
      seatsLeft: schedule ? seatsOf(backend, schedule) : 0,
      candidateId,
      schemeTitle: db.schemes.get(code?.scheme_id ?? '')?.title ?? '',
      own: ownOf(backend, call),
      now,
    });
    if (outcome.kind === 'existing') return ok(wire(backend, outcome.voucher));
    if (outcome.kind === 'new') return ok(wire(backend, newVoucher(backend, call, outcome)));
    if (outcome.guessed)
      changeSettings(db, { wrong_codes: { ...wrongCodes, [candidateId]: [...recent, now.getTime()] } });
    return refused(outcome.refusal);
  });

const purchaseOf = ({ db, clock }: Backend, call: Call, voucher: VoucherRow): TransactionRow => {
  const now = clock.now();
  return {
    id: nextTransactionId(db.transactions.all(), now),
    candidate_id: call.candidate.id,
    scheme_id: voucher.scheme_id,
    schedule_id: voucher.schedule_id,
    budget_id: voucher.budget_id,
    budget_source: 'prakerja',
    amount: 0,
    status: 'pending',
    created_at: ago(now, 0),
    paid_at: null,
    expires_at: null,
    request_key: call.request.headers.get('Idempotency-Key'),
    payment_token: null,
  };
};

const checkOut = (backend: Backend) =>
  authorised(backend, 'post', '/api/transaction/prakerja-transaction', (call) =>
    once(backend, call, () => {
      const { db, clock } = backend;
      const voucher = db.vouchers.get(call.text('voucher_id'));
      const schedule = db.schedules.get(voucher?.schedule_id ?? '');
      if (!voucher || !schedule) return notFound();
      if (voucher.candidate_id !== call.candidate.id) return forbidden();
      const own = ownOf(backend, call).transactions;
      const now = clock.now();
      const refusal = refusalOfCheckOut({ voucher, schedule, seatsLeft: seatsOf(backend, schedule), own, now });
      if (refusal) return refused(refusal);
      const repeated = repeatedOrder(backend, call, voucher.scheme_id);
      if ('errors' in repeated)
        return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors: repeated.errors });
      const paid = markPaid(backend, { ...purchaseOf(backend, call, voucher), ...repeated.columns });
      db.vouchers.put({ ...voucher, used_at: ago(now, 0), trx_id: paid.id });
      return ok(transactionWire(backend, paid));
    }),
  );

export const voucherHandlers = (backend: Backend): HttpHandler[] =>
  [list, redeem, checkOut].map((handler) => handler(backend));

import type { HttpHandler } from 'msw';
import { authorised, type Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import { historyOf, ofCandidate } from '../database/purchase-history.ts';
import type { BudgetRow, ScheduleRow, TransactionRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import { once } from '../idempotent.ts';
import { flatPage } from '../paginator.ts';
import { repeatedOrder } from '../repeated-order.ts';
import { forbidden, notFound, ok, refused } from '../respond.ts';
import { seatsLeft } from '../rules/catalog.ts';
import {
  judgeOrder,
  methodOf,
  nextTransactionId,
  paymentLifetimeMs,
  refusalOfPayment,
  statusAt,
} from '../rules/purchase.ts';
import { askGateway, markPaid } from '../staff/payment-gateway.ts';
import { ago } from '../wib-time.ts';

export const proofWire = ({ payment_proof: proof }: TransactionRow) =>
  proof ? { name: proof.name, sent_at: proof.sent_at } : null;

export const transactionWire = (backend: Backend, row: TransactionRow) => {
  const { db, clock } = backend;
  const scheme = db.schemes.get(row.scheme_id);
  const schedule = db.schedules.get(row.schedule_id);
  return {
    trx_id: row.id,
    status: statusAt(row, clock.now()),
    amount: row.amount,
    created_at: row.created_at,
    expires_at: row.expires_at,
    paid_at: row.paid_at,
    budget_source: row.budget_source,
    budget_title: schedule?.budgets.find(({ id }) => id === row.budget_id)?.title,
    previous_transaction_id: row.previous_transaction_id ?? null,
    renewal_of: row.renewal_of ?? null,
    receipt_file_id: row.status === 'paid' ? `RECEIPT-${row.id}` : null,
    payment_method: methodOf(backend, row),
    payment_proof: proofWire(row),
    schema: { slug: scheme?.slug, title: scheme?.title },
    schedule: {
      schedule_id: row.schedule_id,
      starts_at: schedule?.starts_at,
      site_name: schedule?.site_name,
      city: schedule?.city,
      zone: schedule?.zone,
    },
  };
};

const ownOf = ({ db }: Backend, { candidate }: Call) => db.transactions.sorted(ofCandidate, candidate.id);

const newTransaction = (
  backend: Backend,
  call: Call,
  { schedule, budget, repeated }: { schedule: ScheduleRow; budget: BudgetRow; repeated: Partial<TransactionRow> },
): TransactionRow => {
  const { db, clock } = backend;
  const now = clock.now();
  const row: TransactionRow = {
    id: nextTransactionId(db.transactions.all(), now),
    candidate_id: call.candidate.id,
    scheme_id: schedule.scheme_id,
    schedule_id: schedule.id,
    budget_id: budget.id,
    budget_source: budget.source,
    amount: budget.price,
    status: 'pending',
    created_at: ago(now, 0),
    paid_at: null,
    expires_at: budget.price > 0 ? ago(now, -paymentLifetimeMs) : null,
    request_key: call.request.headers.get('Idempotency-Key'),
    payment_token: null,
    ...repeated,
  };
  db.transactions.put(row);
  return budget.price > 0 || backend.byTransfer ? row : markPaid(backend, row);
};

const named = (backend: Backend, call: Call, answer: (row: TransactionRow) => Response): Response => {
  const row = backend.db.transactions.get(call.text('trx_id'));
  if (!row) return notFound();
  return row.candidate_id === call.candidate.id ? answer(row) : forbidden();
};

/** Handles a body that has a purchase number and no schedule: replaces the payment token, which discards the chosen payment method. */
const renewPayment = (backend: Backend, call: Call): Response =>
  named(backend, call, (row) => {
    const refusal = refusalOfPayment(row, backend.clock.now());
    if (refusal) return refused(refusal);
    const renewed: TransactionRow = { ...row, payment_token: `snap-${backend.newSecret()}` };
    backend.db.transactions.put(renewed);
    return ok(transactionWire(backend, renewed));
  });

const update = (backend: Backend) =>
  authorised(backend, 'post', '/api/transaction/update-transaction', (call) => {
    if (call.text('trx_id') && !call.text('schedule_id')) return renewPayment(backend, call);
    return once(backend, call, () => {
      const { db, clock } = backend;
      const asked = {
        schedule_id: call.text('schedule_id'),
        budget_source: call.text('budget_source'),
        budgetary: call.text('budgetary'),
      };
      const schedule = db.schedules.get(asked.schedule_id);
      const now = clock.now();
      const left = schedule ? seatsLeft(schedule, db.transactions.all(), settingsOf(db).seeded_at, now) : 0;
      const outcome = judgeOrder({ order: asked, schedule, seatsLeft: left, own: ownOf(backend, call), now });
      if (outcome.kind === 'refused') return refused(outcome.refusal);
      if (outcome.kind === 'existing') return ok(transactionWire(backend, outcome.transaction));
      const repeated = repeatedOrder(backend, call, outcome.schedule.scheme_id);
      if ('errors' in repeated)
        return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors: repeated.errors });
      const row = newTransaction(backend, call, { ...outcome, repeated: repeated.columns });
      return ok(transactionWire(backend, row));
    });
  });

const paymentToken = (backend: Backend) =>
  authorised(backend, 'post', '/api/transaction/token', (call) =>
    named(backend, call, (row) => {
      const refusal = refusalOfPayment(row, backend.clock.now());
      if (refusal) return refused(refusal);
      const token = row.payment_token ?? `snap-${backend.newSecret()}`;
      if (row.payment_token === null) backend.db.transactions.put({ ...row, payment_token: token });
      return ok({ token });
    }),
  );

const cancel = (backend: Backend) =>
  authorised(backend, 'post', '/api/transaction/remove', (call) =>
    named(backend, call, (row) => {
      const refusal = refusalOfPayment(row, backend.clock.now());
      if (refusal) return refused(refusal);
      const cancelled: TransactionRow = { ...row, status: 'cancelled' };
      backend.db.transactions.put(cancelled);
      return ok(transactionWire(backend, cancelled));
    }),
  );

const list = (backend: Backend) =>
  authorised(backend, 'get', '/api/transaction/list/:tab', (call) => {
    askGateway(backend, call.candidate.id);
    const trxId = call.url.searchParams.get('trx_id');
    const all = historyOf(backend, call.candidate.id, call.param('tab'));
    const rows = trxId ? all?.filter(({ id }) => id === trxId) : all;
    return rows ? ok(flatPage(rows, call.url, (row) => transactionWire(backend, row))) : notFound();
  });

export const purchaseHandlers = (backend: Backend): HttpHandler[] =>
  [update, paymentToken, cancel, list].map((handler) => handler(backend));

import { type DefaultBodyType, type HttpHandler, http } from 'msw';
import type { Backend } from '../backend.ts';
import type { TransactionRow } from '../database/rows.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import { jsonReply, notFound } from '../respond.ts';
import { firstStages } from '../rules/assessment.ts';
import { statusAt } from '../rules/purchase.ts';
import { type Act, aboutPurchase } from '../time/act.ts';
import { ago } from '../wib-time.ts';
import { notify } from './notify.ts';

export const paymentActions = ['pay', 'fail', 'close', 'expire'] as const;
export type PaymentAction = (typeof paymentActions)[number];

const titleOf = ({ db }: Backend, row: TransactionRow): string => db.schemes.get(row.scheme_id)?.title ?? row.scheme_id;

/** Makes a purchase a paid one: the assessment begins. */
export const markPaid = (backend: Backend, row: TransactionRow): TransactionRow => {
  const now = backend.clock.now();
  const paid: TransactionRow = { ...row, status: 'paid', paid_at: ago(now, 0), expires_at: null };
  backend.db.transactions.put(paid);
  for (const stage of firstStages(row.id, now)) backend.db.stages.put(stage);
  const information =
    row.amount > 0
      ? `Pembayaran ${titleOf(backend, row)} telah kami terima.`
      : `Pendaftaran ${titleOf(backend, row)} diterima; tidak ada biaya yang perlu dibayar.`;
  notify(backend, { candidate_id: row.candidate_id, type: 'payment', trxid: row.id, information });
  return paid;
};

const end = (
  backend: Backend,
  row: TransactionRow,
  status: 'failed' | 'expired',
  information: string,
): TransactionRow => {
  const ended = { ...row, status };
  backend.db.transactions.put(ended);
  notify(backend, { candidate_id: row.candidate_id, type: 'payment', trxid: row.id, information });
  return ended;
};

const unpaid: Sorting<TransactionRow> = {
  group: ({ status, expires_at: expires }) => (status === 'pending' && expires !== null ? 'unpaid' : null),
  compare: (a, b) => Date.parse(a.expires_at ?? '') - Date.parse(b.expires_at ?? '') || (a.id < b.id ? -1 : 1),
};

/** The payments whose time is over next, at one moment. */
export const expiryActs = (backend: Backend): readonly Act[] => {
  const rows = backend.db.transactions.sorted(unpaid, 'unpaid');
  const at = Date.parse(rows[0]?.expires_at ?? '');
  const later = rows.findIndex((row) => Date.parse(row.expires_at ?? '') !== at);
  return rows.slice(0, later === -1 ? rows.length : later).map((row) => ({
    id: `${row.id}:expiry`,
    at,
    title: `Batas waktu pembayaran: ${aboutPurchase(backend, row.id)}`,
    happen: () => void expire(backend, row),
  }));
};

const expire = (backend: Backend, row: TransactionRow): TransactionRow =>
  end(backend, row, 'expired', `Batas waktu pembayaran ${titleOf(backend, row)} telah lewat.`);

const settlePending = (backend: Backend, row: TransactionRow, action: PaymentAction): TransactionRow => {
  const title = titleOf(backend, row);
  if (action === 'pay') return markPaid(backend, row);
  if (action === 'fail') return end(backend, row, 'failed', `Pembayaran ${title} gagal diproses.`);
  if (action === 'expire') return expire(backend, row);
  return row; // a closed window leaves everything as it is
};

/** What the gateway reports for a payment token. Gives the status afterwards; null for a token that it never gave out. What is settled stays so. */
export const settlePayment = (
  backend: Backend,
  token: string,
  action: PaymentAction,
): TransactionRow['status'] | null => {
  const [row] = backend.db.transactions.where(({ payment_token }) => payment_token === token);
  if (!row) return null;
  const status = statusAt(row, backend.clock.now());
  return status === 'pending' ? settlePending(backend, row, action).status : status;
};

const actionOf = (body: unknown) => {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;
  return paymentActions.find((each) => each === action);
};

/** What the gateway's own window calls. No part of the API: no session and no CSRF token. */
export const paymentGatewayHandlers = (backend: Backend): HttpHandler[] => [
  http.post<{ token: string }, DefaultBodyType>('*/simulation/payments/:token', async ({ request, params }) => {
    const action = actionOf(
      await request
        .clone()
        .json()
        .catch(() => null),
    );
    if (!action) return jsonReply({ message: `action: ${paymentActions.join(' | ')}` }, 400);
    const status = settlePayment(backend, params.token, action);
    return status === null ? notFound() : jsonReply({ status });
  }),
];

import type { Backend } from '../backend.ts';
import type { TransactionRow } from '../database/rows.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { PaymentNoticeRow } from '../database/server-rows.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import { indonesianDate } from '../documents/words.ts';
import { firstStages } from '../rules/assessment.ts';
import { isConfirmedByStaff, statusAt } from '../rules/purchase.ts';
import { type Act, aboutPurchase } from '../time/act.ts';
import { ago, MINUTE } from '../wib-time.ts';
import { notify } from './notify.ts';

export const paymentActions = ['pay', 'fail', 'close', 'expire'] as const;
export type PaymentAction = (typeof paymentActions)[number];

const titleOf = ({ db }: Backend, row: TransactionRow): string => db.schemes.get(row.scheme_id)?.title ?? row.scheme_id;

export const markPaid = (backend: Backend, row: TransactionRow): TransactionRow => {
  const now = backend.clock.now();
  const paid: TransactionRow = { ...row, status: 'paid', paid_at: ago(now, 0), expires_at: null };
  backend.db.transactions.put(paid);
  for (const stage of firstStages(row.id, now)) backend.db.stages.put(stage);
  const accepted =
    row.amount > 0
      ? `Pembayaran ${titleOf(backend, row)} telah kami terima.`
      : `Pendaftaran ${titleOf(backend, row)} diterima; tidak ada biaya yang perlu dibayar.`;
  const information = `${accepted} Langkah berikutnya, persetujuan asesmen, ada di Beranda.`;
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

const pending: Sorting<TransactionRow> = {
  group: ({ status }) => (status === 'pending' ? 'pending' : null),
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};

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

const expire = (backend: Backend, row: TransactionRow): TransactionRow => {
  const day = backend.db.schedules.get(row.schedule_id)?.starts_at;
  const order = `${titleOf(backend, row)}${day === undefined ? '' : ` untuk asesmen ${indonesianDate(day)}`}`;
  return end(
    backend,
    row,
    'expired',
    `Batas waktu pembayaran ${order} telah lewat. Anda tidak terdaftar pada jadwal itu.`,
  );
};

const failedText = (backend: Backend, row: TransactionRow): string => {
  const title = titleOf(backend, row);
  if (row.amount === 0) return `Pendaftaran ${title} tidak dikonfirmasi.`;
  return isConfirmedByStaff(backend, row)
    ? `Transfer untuk ${title} tidak ditemukan di rekening kami.`
    : `Pembayaran ${title} gagal diproses.`;
};

const settlePending = (backend: Backend, row: TransactionRow, action: PaymentAction): TransactionRow => {
  if (action === 'pay') return markPaid(backend, row);
  if (action === 'fail') return end(backend, row, 'failed', failedText(backend, row));
  if (action === 'expire') return expire(backend, row);
  return row;
};

export type PaymentTaskAction = { readonly trxId: string } & (
  | { readonly type: 'settle-payment'; readonly outcome: 'pay' | 'fail' | 'expire' }
  | { readonly type: 'repeat-payment' }
  | { readonly type: 'lose-payment'; readonly found: boolean }
  | { readonly type: 'delay-payment'; readonly minutes: number }
);

const longestDelay = 60 * 24 * 30;

export const noticeOf = ({ db }: Backend, trxId: string): PaymentNoticeRow | undefined =>
  settingsOf(db).payment_notices.find((notice) => notice.trx_id === trxId);

const setNotice = ({ db }: Backend, trxId: string, notice: PaymentNoticeRow | null): void => {
  const others = settingsOf(db).payment_notices.filter(({ trx_id }) => trx_id !== trxId);
  changeSettings(db, { payment_notices: notice ? [...others, notice] : others });
};

/** Delivers a payment notice, which is valid even after expiry. A second notice changes nothing. */
const deliver = (backend: Backend, trxId: string): void => {
  setNotice(backend, trxId, null);
  const row = backend.db.transactions.get(trxId);
  if (row?.status === 'pending' || row?.status === 'expired') markPaid(backend, row);
};

/** The purchases that wait for a gateway, or for staff. */
export const waitingPurchases = (backend: Backend): readonly Readonly<TransactionRow>[] => {
  const { db, clock } = backend;
  const open = db.transactions.sorted(pending, 'pending').filter((row) => statusAt(row, clock.now()) === 'pending');
  const late = settingsOf(db).payment_notices.flatMap(({ trx_id }) => {
    const row = db.transactions.get(trx_id);
    return row && row.status !== 'paid' && !open.includes(row) ? [row] : [];
  });
  return [...open, ...late];
};

const settleAtGateway = (backend: Backend, row: TransactionRow, outcome: 'pay' | 'fail' | 'expire'): void => {
  if (outcome === 'pay') deliver(backend, row.id);
  else if (noticeOf(backend, row.id)) throw new RangeError(`${row.id}: the gateway has the money`);
  else settlePending(backend, row, outcome);
};

export const actOnPayment = (backend: Backend, action: PaymentTaskAction): void => {
  const { trxId } = action;
  const row = waitingPurchases(backend).find(({ id }) => id === trxId);
  if (!row) throw new RangeError(`${trxId}: no payment waits`);
  switch (action.type) {
    case 'settle-payment':
      settleAtGateway(backend, row, action.outcome);
      break;
    case 'repeat-payment':
      deliver(backend, trxId);
      deliver(backend, trxId);
      break;
    case 'lose-payment':
      setNotice(backend, trxId, { trx_id: trxId, at: null, found: action.found });
      break;
    case 'delay-payment': {
      const { minutes } = action;
      if (!Number.isInteger(minutes) || minutes < 1 || minutes > longestDelay)
        throw new RangeError(`minutes: 1 to ${longestDelay} are wanted`);
      const at = backend.clock.now().getTime() + minutes * MINUTE;
      setNotice(backend, trxId, { trx_id: trxId, at, found: false });
    }
  }
};

export const noticeActs = (backend: Backend): readonly Act[] =>
  settingsOf(backend.db).payment_notices.flatMap(({ trx_id: trxId, at }) =>
    at === null
      ? []
      : [
          {
            id: `${trxId}:notice`,
            at,
            title: `Kabar pembayaran datang: ${aboutPurchase(backend, trxId)}`,
            happen: () => deliver(backend, trxId),
          },
        ],
  );

export const askGateway = (backend: Backend, candidateId: string): void => {
  for (const { trx_id: trxId, found } of settingsOf(backend.db).payment_notices)
    if (found && backend.db.transactions.get(trxId)?.candidate_id === candidateId) deliver(backend, trxId);
};

/**
 * Applies a gateway report for a payment token; returns the resulting status, or null if no purchase has it. Settled payments do not
 * change.
 */
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

import type { Backend } from '../backend.ts';
import type { BudgetRow, ScheduleRow, TransactionRow } from '../database/rows.ts';
import type { FieldErrors, Refusal } from '../respond.ts';
import { wib } from '../wib-time.ts';

export const paymentLifetimeMs = 24 * 60 * 60_000;

interface Order {
  schedule_id: string;
  budget_source: string;
  budgetary: string;
}

export interface OrderFacts {
  order: Order;
  schedule: ScheduleRow | undefined;
  seatsLeft: number;
  own: readonly TransactionRow[];
  now: Date;
}

export type OrderOutcome =
  | { kind: 'existing'; transaction: TransactionRow }
  | { kind: 'new'; schedule: ScheduleRow; budget: BudgetRow }
  | { kind: 'refused'; refusal: Refusal };

/** The status at `now`: unpaid purchases expire by time alone. */
export const statusAt = ({ status, expires_at: expires }: TransactionRow, now: Date): TransactionRow['status'] =>
  status === 'pending' && expires !== null && Date.parse(expires) <= now.getTime() ? 'expired' : status;

const refuse = (message: string): OrderOutcome => ({ kind: 'refused', refusal: { code: '02', message } });

const refuseFields = (errors: FieldErrors): OrderOutcome => ({
  kind: 'refused',
  refusal: { code: '03', message: 'Data yang dikirim tidak sesuai', errors },
});

const missingFields = (order: Order): FieldErrors | null => {
  const errors: FieldErrors = {};
  if (!order.schedule_id) errors.schedule_id = ['Jadwal wajib dipilih.'];
  if (!order.budget_source) errors.budget_source = ['Pilih penanggung biaya.'];
  if (!order.budgetary) errors.budgetary = ['Skema anggaran wajib dipilih.'];
  return Object.keys(errors).length > 0 ? errors : null;
};

const refusalOfNew = ({ schedule, seatsLeft, own, now }: OrderFacts, budget: BudgetRow): string | null => {
  if (own.some((row) => row.schedule_id === schedule?.id && row.status === 'paid')) {
    return 'Anda sudah membeli skema ini untuk jadwal tersebut.';
  }
  if (own.some((row) => row.schedule_id === schedule?.id && statusAt(row, now) === 'pending'))
    return 'Ada pembelian untuk jadwal ini yang masih menunggu pembayaran. Batalkan dulu di Riwayat Pembelian.';
  if (Date.parse(schedule?.registration_until ?? '') < now.getTime())
    return 'Pendaftaran untuk jadwal ini sudah ditutup.';
  if (seatsLeft <= 0) return 'Kuota jadwal ini sudah penuh. Silakan pilih jadwal lain.';
  if (budget.source === 'prakerja')
    return 'Pembelian dengan Kartu Prakerja memerlukan voucher. Tukarkan voucher Anda terlebih dahulu.';
  return null;
};

export const judgeOrder = (facts: OrderFacts): OrderOutcome => {
  const { order, schedule, own, now } = facts;
  const missing = missingFields(order);
  if (missing) return refuseFields(missing);
  if (!schedule) return refuseFields({ schedule_id: ['Jadwal tidak ditemukan.'] });
  const budget = schedule.budgets.find(({ id }) => id === order.budgetary);
  if (budget?.source !== order.budget_source) {
    return refuseFields({ budgetary: ['Skema anggaran tidak sesuai dengan jadwal ini.'] });
  }
  const unpaid = own.find(
    (row) => row.schedule_id === schedule.id && row.budget_id === budget.id && statusAt(row, now) === 'pending',
  );
  if (unpaid) return { kind: 'existing', transaction: unpaid };
  const reason = refusalOfNew(facts, budget);
  return reason === null ? { kind: 'new', schedule, budget } : refuse(reason);
};

export const refusalOfPayment = (transaction: TransactionRow, now: Date): Refusal | null => {
  const status = statusAt(transaction, now);
  if (status === 'pending') return null;
  const message =
    status === 'paid'
      ? 'Pembelian ini sudah dibayar.'
      : status === 'expired'
        ? 'Batas waktu pembayaran telah lewat.'
        : 'Pembelian ini sudah berakhir.';
  return { code: '02', message };
};

export const nextTransactionId = (all: readonly TransactionRow[], now: Date): string => {
  const last = Math.max(0, ...all.map(({ id }) => Number(id.split('-')[2])).filter(Number.isFinite));
  return `TRX-${wib(now).year()}-${String(last + 1).padStart(6, '0')}`;
};

/** Whether the candidate has done all that a confirmation by staff needs: the purchase is free, or the proof of its transfer was sent. */
export const isReadyForStaff = ({ amount, payment_proof: proof }: TransactionRow): boolean =>
  amount === 0 || proof !== undefined;

/** Whether staff confirm this purchase, not a gateway: it is free, or paid by a transfer. */
export const isConfirmedByStaff = ({ byTransfer }: Pick<Backend, 'byTransfer'>, row: TransactionRow): boolean =>
  byTransfer === true || isReadyForStaff(row);

export const methodOf = (backend: Pick<Backend, 'byTransfer'>, row: TransactionRow): string | null => {
  if (row.status !== 'paid') return null;
  if (row.budget_source === 'prakerja') return 'Voucher Kartu Prakerja';
  if (row.amount === 0) return null;
  return isConfirmedByStaff(backend, row) ? 'Transfer bank' : 'Virtual account (simulasi)';
};

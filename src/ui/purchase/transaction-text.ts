import type { BudgetSource } from '../../domain/purchase/budget-source.ts';
import type { TransactionStatus } from '../../domain/purchase/transaction.ts';
import type { BadgeTone } from '../components/badge.tsx';

interface StatusText {
  readonly label: string;
  readonly tone: BadgeTone;
}

const statusTexts: Readonly<Record<TransactionStatus, StatusText>> = {
  pending: { label: 'Menunggu pembayaran', tone: 'caution' },
  paid: { label: 'Lunas', tone: 'positive' },
  failed: { label: 'Gagal', tone: 'critical' },
  expired: { label: 'Kedaluwarsa', tone: 'neutral' },
  cancelled: { label: 'Dibatalkan', tone: 'neutral' },
};

/** What the status of a purchase is called, and how serious it looks. */
export const transactionText = (status: TransactionStatus): StatusText => statusTexts[status];

const sourceTexts: Readonly<Record<BudgetSource, string>> = {
  mandiri: 'Biaya mandiri',
  prakerja: 'Kartu Prakerja',
  perusahaan: 'Ditanggung perusahaan',
  apbn: 'Program pemerintah (APBN)',
};

/** What a budget source is called where the schedule's own title for it is not known. */
export const sourceText = (source: BudgetSource): string => sourceTexts[source];

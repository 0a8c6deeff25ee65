import type { Transaction, TransactionStatus, TransactionTab } from '../../domain/purchase/transaction.ts';
import type { BadgeTone } from '../kit/components/text/badge.tsx';
import { withWord } from '../kit/format/with-word.ts';

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
  unknown: { label: 'Status tidak dikenal', tone: 'neutral' },
};

const unconfirmed: StatusText = { label: 'Menunggu konfirmasi', tone: 'caution' };
const unexamined: StatusText = { label: 'Menunggu pemeriksaan transfer', tone: 'caution' };

export const transactionText = ({
  status,
  statusWord,
  amount,
  proof,
}: Pick<Transaction, 'status' | 'statusWord' | 'amount' | 'proof'>): StatusText => {
  const waiting = amount === 0 ? unconfirmed : proof && unexamined;
  const { label, tone } = (status === 'pending' && waiting) || statusTexts[status];
  return { label: withWord(label, statusWord), tone };
};

export const tabTitles: Readonly<Record<TransactionTab, string>> = {
  pending: 'Menunggu',
  paid: 'Lunas',
  failed: 'Gagal',
};

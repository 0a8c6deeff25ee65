import { useReducer } from 'react';
import { type PaymentTerm, paymentTerm, type Transaction } from '../../../../domain/purchase/transaction.ts';
import { useServerNow } from '../../../core/server-now.ts';
import { useOpening } from '../../../core/use-opening.ts';
import { longDateTime } from '../../../kit/format/date.ts';

/** Where a purchase stands with the deadline of its payment; renders again when it passes. */
const useTerm = ({ expiresAt }: Pick<Transaction, 'expiresAt'>): PaymentTerm => {
  const now = useServerNow(expiresAt !== null);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const term = paymentTerm(expiresAt, now);
  useOpening(term === 'open' && expiresAt !== null ? Date.parse(expiresAt) : null, look);
  return term;
};

const labels = {
  none: '',
  unknown: 'Batas pembayaran',
  open: 'Bayar sebelum',
  over: 'Batas pembayaran sudah lewat',
} as const satisfies Record<PaymentTerm, string>;

/** The deadline of a pending purchase in words, which never ask to pay before a time that is over; null without one, or with nothing to pay. */
export const usePaymentTerm = ({
  expiresAt,
  amount = null,
  schedule,
}: Pick<Transaction, 'expiresAt'> & Partial<Pick<Transaction, 'amount' | 'schedule'>>) => {
  const term = useTerm({ expiresAt: amount === 0 ? null : expiresAt });
  if (term === 'none') return null;
  const at = longDateTime(expiresAt, schedule?.zone);
  return {
    label: labels[term],
    at,
    over: term === 'over',
    /** Follows the name of the bill. */
    clause: {
      unknown: `memiliki batas pembayaran ${at}`,
      open: `dapat dibayar sampai ${at}`,
      over: `melewati batas pembayaran ${at}`,
    }[term],
  };
};

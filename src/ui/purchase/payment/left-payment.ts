import { useEffect, useState } from 'react';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';

const kinds = ['windowClosed', 'windowUnavailable'] as const;

export const leftState = ({ kind }: PurchaseOutcome) => ({ left: kind });

/** The outcome that led to this page. Forgotten at once, so that a reload does not repeat it. */
export const useLeftPayment = (transaction: Transaction): PurchaseOutcome | null => {
  const [kind] = useState(() => {
    const state: unknown = window.history.state;
    const left = typeof state === 'object' && state !== null && 'left' in state ? state.left : null;
    return kinds.find((each) => each === left) ?? null;
  });
  useEffect(() => {
    if (kind) window.history.replaceState(null, '');
  }, [kind]);
  return kind && { kind, transaction };
};

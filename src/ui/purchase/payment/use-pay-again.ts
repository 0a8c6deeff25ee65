import { useRef, useState } from 'react';
import { ApiFailure } from '../../../application/api-failure.ts';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { usePayAgainMutations } from '../history/transaction-data.ts';
import { useHere } from './use-here.ts';

type PayWay = 'continue' | 'change';

export type PayAgain = ReturnType<typeof usePayAgain>;

/** `before`: how the payment that led to this page ended; null if no payment did. */
export const usePayAgain = (
  transaction: Transaction,
  onSettled: (transaction: Transaction) => void,
  before: PurchaseOutcome | null = null,
) => {
  const { continuing, changing } = usePayAgainMutations();
  const alerts = useAlerts();
  const here = useHere();
  const busy = useRef(false);
  const [running, setRunning] = useState<PayWay | null>(null);
  const [outcome, setOutcome] = useState(before);

  const pay = async (way: PayWay) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(way);
    setOutcome(null);
    try {
      const ended = await (way === 'continue' ? continuing : changing).mutateAsync(transaction);
      setOutcome(ended);
      if (ended.kind === 'settled' && here.current) onSettled(ended.transaction);
    } catch (error) {
      if (!(error instanceof ApiFailure && error.kind === 'expired')) alerts.failed(error);
    } finally {
      busy.current = false;
      setRunning(null);
    }
  };

  return { pay, running, outcome };
};

import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { ApiFailure } from '../../../application/api-failure.ts';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { Budget } from '../../../domain/catalog/schedule.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { paymentAddress } from '../payment/payment-address.ts';
import { useHere } from '../payment/use-here.ts';
import type { PurchaseView } from './purchase-view.ts';

export const useOutcome = (view: PurchaseView, budget: Budget | null): PurchaseOutcome | null => {
  const { paying, ended } = useSnapshot(view);
  return !paying && budget && ended?.budgetary === budget.id ? (ended.outcome as PurchaseOutcome) : null;
};

export const begunBy = (outcome: PurchaseOutcome | null): Transaction | null =>
  outcome?.kind === 'windowClosed' || outcome?.kind === 'windowUnavailable' ? outcome.transaction : null;

/** Runs one purchase attempt at a time and opens the result page if it is settled. `work` returns null if it made no attempt. */
export const usePurchaseAttempt = (view: PurchaseView) => {
  const [, navigate] = useLocation();
  const alerts = useAlerts();
  const here = useHere();
  return async (budget: Budget, work: () => Promise<PurchaseOutcome | null>): Promise<void> => {
    if (view.paying) return;
    view.paying = true;
    view.ended = null;
    try {
      const outcome = await work();
      view.ended = outcome && { budgetary: budget.id, outcome };
      if (outcome?.kind === 'settled' && here.current) {
        navigate(paymentAddress(outcome.transaction), { replace: true }); // Back must not return to a finished step
      }
    } catch (error) {
      if (!(error instanceof ApiFailure && error.kind === 'expired')) alerts.failed(error); // the session dialog reports an expired session
    } finally {
      view.paying = false;
    }
  };
};

import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { ApiFailure } from '../../../application/api-failure.ts';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { Budget } from '../../../domain/catalog/schedule.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { paymentAddress } from '../payment/payment-address.ts';
import { useHere } from '../payment/use-here.ts';
import type { PurchaseView } from './purchase-view.ts';

/** How the last attempt to buy with this budget ended; null while one runs, and for another budget. */
export const useOutcome = (view: PurchaseView, budget: Budget | null): PurchaseOutcome | null => {
  const { paying, ended } = useSnapshot(view);
  return !paying && budget && ended?.budgetary === budget.id ? (ended.outcome as PurchaseOutcome) : null;
};

/** The purchase that an attempt has made and that still waits to be paid. */
export const begunBy = (outcome: PurchaseOutcome | null): Transaction | null =>
  outcome?.kind === 'windowClosed' || outcome?.kind === 'windowUnavailable' ? outcome.transaction : null;

/** One attempt to buy at a time: keeps how it ended, and leads to the result where there is one. The work gives null when nothing was tried. */
export const useAttempt = (view: PurchaseView) => {
  const [, navigate] = useLocation();
  const alerts = useAlerts();
  const here = useHere();
  return async (budget: Budget, work: () => Promise<PurchaseOutcome | null>): Promise<void> => {
    if (view.paying) return; // a second click before the button is busy
    view.paying = true;
    view.ended = null;
    try {
      const outcome = await work();
      view.ended = outcome && { budgetary: budget.id, outcome };
      if (outcome?.kind === 'settled' && here.current) {
        navigate(paymentAddress(outcome.transaction), { replace: true }); // Back must not lead to a step that is done
      }
    } catch (error) {
      if (!(error instanceof ApiFailure && error.kind === 'expired')) alerts.failed(error); // the session says that itself
    } finally {
      view.paying = false;
    }
  };
};

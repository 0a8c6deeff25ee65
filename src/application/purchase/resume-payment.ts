import type { Transaction } from '../../domain/purchase/transaction.ts';
import { type PayDeps, type PurchaseOutcome, payTransaction } from './pay-transaction.ts';

/** Pays a purchase that was made before. A second call for the same purchase joins the first while it runs. */
export const resumePayment = (deps: PayDeps, prepare: (trxId: string) => Promise<void>) => {
  const running = new Map<string, Promise<PurchaseOutcome>>();

  return (known: Transaction): Promise<PurchaseOutcome> => {
    const already = running.get(known.id);
    if (already) return already;
    const started = payTransaction(deps, known, () => prepare(known.id)).finally(() => running.delete(known.id));
    running.set(known.id, started);
    return started;
  };
};

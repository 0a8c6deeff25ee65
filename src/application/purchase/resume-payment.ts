import type { Transaction } from '../../domain/purchase/transaction.ts';
import { type PayDeps, type PurchaseOutcome, payTransaction, reasonsOf } from './pay-transaction.ts';

/**
 * Pays a purchase that was made before. A second call for the same purchase joins the first while it runs. A refusal that comes
 * because the purchase is over by now tells how it ended instead.
 */
export const resumePayment = (deps: PayDeps, prepare: (trxId: string) => Promise<void>) => {
  const running = new Map<string, Promise<PurchaseOutcome>>();

  const pay = async (known: Transaction): Promise<PurchaseOutcome> => {
    try {
      return await payTransaction(deps, known, () => prepare(known.id));
    } catch (error) {
      const reasons = reasonsOf(error);
      const transaction = await deps.transactions.find(known.id);
      const over = transaction !== null && transaction.status !== 'pending';
      return over ? { kind: 'settled', transaction } : { kind: 'refused', reasons };
    }
  };

  return (known: Transaction): Promise<PurchaseOutcome> => {
    const already = running.get(known.id);
    if (already) return already;
    const started = pay(known).finally(() => running.delete(known.id));
    running.set(known.id, started);
    return started;
  };
};

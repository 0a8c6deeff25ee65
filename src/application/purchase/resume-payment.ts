import type { Transaction } from '../../domain/purchase/transaction.ts';
import { singleFlight } from '../sending/single-flight.ts';
import { type PayDeps, type PurchaseOutcome, payTransaction } from './pay-transaction.ts';

export const resumePayment = (deps: PayDeps, prepare: (trxId: string) => Promise<void>) => {
  const once = singleFlight<PurchaseOutcome>();
  return (known: Transaction): Promise<PurchaseOutcome> =>
    once(known.id, () => payTransaction(deps, known, () => prepare(known.id)));
};

import { Observable } from 'rxjs';
import type { Transaction } from '../../domain/purchase/transaction.ts';
import { ApiFailure } from '../api-failure.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';

/** `unreachable`: one read failed. `settled`, `stillPending` and `missing` are final. */
export type PaymentWatch =
  | { kind: 'waiting' | 'settled' | 'stillPending'; transaction: Transaction }
  | { kind: 'unreachable'; error: unknown }
  | { kind: 'missing' };
export type WatchPayment = ReturnType<typeof watchPayment>;

const firstWait = 2_000;
const longestWait = 30_000;
const stopAfter = 5 * 60_000;

const mayPass = (error: unknown): boolean =>
  error instanceof ApiFailure && error.kind !== 'expired' && error.kind !== 'refused' && error.status !== 403;

/**
 * Polls a purchase while it is pending: after 2, 4, 8 … 30 s, for at most 5 minutes (fault matrix 54). The observable errors when polling
 * cannot help.
 */
export const watchPayment = (deps: { transactions: TransactionRepository; clock: Clock }) => {
  const read = async (trxId: string, ends: number): Promise<PaymentWatch> => {
    try {
      const transaction = await deps.transactions.find(trxId);
      if (!transaction) return { kind: 'missing' };
      if (transaction.status !== 'pending') return { kind: 'settled', transaction };
      return { kind: deps.clock.now() >= ends ? 'stillPending' : 'waiting', transaction };
    } catch (error) {
      if (!mayPass(error)) throw error;
      return { kind: 'unreachable', error };
    }
  };

  return (trxId: string): Observable<PaymentWatch> =>
    new Observable((subscriber) => {
      const stopped = new AbortController();
      const watch = async () => {
        const ends = deps.clock.now() + stopAfter;
        for (let wait = firstWait; !stopped.signal.aborted; wait = Math.min(wait * 2, longestWait)) {
          const seen = await read(trxId, ends);
          subscriber.next(seen);
          const goesOn = seen.kind === 'waiting' || (seen.kind === 'unreachable' && deps.clock.now() < ends);
          if (!goesOn) return subscriber.complete();
          await deps.clock.wait(wait, stopped.signal);
        }
      };
      watch().catch((error: unknown) => stopped.signal.aborted || subscriber.error(error));
      return () => stopped.abort();
    });
};

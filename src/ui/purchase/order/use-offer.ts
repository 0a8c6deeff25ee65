import type { Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import type { PurchaseArgs } from '../../paths.ts';
import { type Purchasable, usePurchasable, usePurchaseOf } from './order-data.ts';

/** What an address offers to buy. */
export type Offer = { kind: 'loading' } | OfferFailure | FoundOffer;

export type OfferFailure =
  | { kind: 'missing' }
  | { kind: 'failed'; error: Error; retry: () => void; retrying: boolean }
  | { kind: 'otherScheme'; schedule: Schedule };

export interface FoundOffer {
  readonly kind: 'found';
  readonly purchasable: Purchasable;
  /** The purchase of this schedule that only waits to be paid. */
  readonly unpaid: Transaction | null;
  /** The purchase of this schedule that is paid: there cannot be a second. */
  readonly bought: Transaction | null;
}

/** Whether this schedule can be bought or paid now, as far as this page knows; the server decides in the end. */
export const isBuyable = ({ purchasable, unpaid, bought }: FoundOffer): boolean =>
  !bought && (purchasable.availability === 'open' || unpaid !== null);

/** The purchase by this budget that only waits to be paid. */
export const unpaidBy = ({ unpaid }: FoundOffer, { source }: Budget): Transaction | null =>
  unpaid?.budgetSource === source ? unpaid : null;

/** What this candidate pays by this budget: the bill that there is already, or the price of today; null when it is not known. */
export const priceOf = (offer: FoundOffer, budget: Budget): number | null => {
  const unpaid = unpaidBy(offer, budget);
  return unpaid ? unpaid.amount : budget.price;
};

/** Reads what the arguments of the purchase page name. */
export const useOffer = ({ slug, scheduleId }: PurchaseArgs): Offer => {
  const read = usePurchasable(scheduleId, slug);
  const unpaid = usePurchaseOf(scheduleId, 'pending');
  const bought = usePurchaseOf(scheduleId, 'paid');
  if (read.data === null) return { kind: 'missing' };
  if (read.data) {
    const { schedule } = read.data;
    if (slug !== undefined && slug !== schedule.scheme.slug) return { kind: 'otherScheme', schedule };
    // Only a help: without it the server says that there is one already.
    if (unpaid.isPending || bought.isPending) return { kind: 'loading' };
    return { kind: 'found', purchasable: read.data, unpaid: unpaid.data ?? null, bought: bought.data ?? null };
  }
  if (!read.error) return { kind: 'loading' };
  return { kind: 'failed', error: read.error, retry: () => void read.refetch(), retrying: read.isFetching };
};

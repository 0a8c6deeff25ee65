import type { Budget, Purchasable, Schedule } from '../../../domain/catalog/schedule.ts';
import { isBoughtWith, type Transaction } from '../../../domain/purchase/transaction.ts';
import type { PurchaseArgs } from '../../core/paths.ts';
import { usePurchasable, usePurchasesOf } from './order-data.ts';

export type Offer = { kind: 'loading' } | OfferFailure | FoundOffer;

export type OfferFailure =
  | { kind: 'missing' }
  | { kind: 'failed'; error: Error; retry: () => void; retrying: boolean }
  | { kind: 'otherScheme'; schedule: Schedule };

export interface FoundOffer {
  readonly kind: 'found';
  readonly purchasable: Purchasable;
  readonly unpaid: Transaction | null;
  readonly bought: Transaction | null;
  /** An unpaid or paid purchase of the same scheme for another schedule; null if this schedule was bought. */
  readonly other: Transaction | null;
  readonly unsure: Unsure | null;
}

/**
 * `unread`: the purchases cannot be loaded, or (if `error` is null) some of their rows cannot be read. `maybe`: `transaction` may be for
 * this schedule.
 */
export type Unsure =
  | { kind: 'unread'; error: Error | null; retry: () => void; retrying: boolean }
  | { kind: 'maybe'; transaction: Transaction };

export const isBuyable = ({ purchasable, unpaid, bought }: FoundOffer): boolean =>
  !bought && (purchasable.availability === 'open' || unpaid !== null);

export const unpaidBy = ({ unpaid }: FoundOffer, budget: Budget): Transaction | null =>
  unpaid && isBoughtWith(unpaid, budget) ? unpaid : null;

export const priceOf = (offer: FoundOffer, budget: Budget): number | null => {
  const unpaid = unpaidBy(offer, budget);
  return unpaid ? unpaid.amount : budget.price;
};

const unsureOf = (
  { scheme: { slug }, budgets }: Schedule,
  { data, error, refetch, isFetching }: ReturnType<typeof usePurchasesOf>,
): Unsure | null => {
  const isOfScheme = ({ scheme }: Transaction) => scheme.slug === '' || scheme.slug === slug;
  const isPaidOtherwise = ({ budgetSource }: Transaction) => budgets.every(({ source }) => source !== budgetSource);
  const maybe = data?.possible.find(isOfScheme) ?? [data?.unpaid].find((each) => each && isPaidOtherwise(each));
  if (maybe) return { kind: 'maybe', transaction: maybe };
  if (data && !data.unreadable) return null;
  return { kind: 'unread', error: data ? null : error, retry: () => void refetch(), retrying: isFetching };
};

export const useOffer = ({ slug, scheduleId }: PurchaseArgs, enabled = true): Offer => {
  const read = usePurchasable(scheduleId, slug, enabled);
  const before = usePurchasesOf(scheduleId, enabled);
  if (read.data === null) return { kind: 'missing' };
  if (read.data) {
    const { schedule } = read.data;
    if (slug !== undefined && slug !== schedule.scheme.slug) return { kind: 'otherScheme', schedule };
    if (before.isPending) return { kind: 'loading' };
    const { unpaid = null, paid: bought = null } = before.data ?? {};
    const others = before.data && !unpaid && !bought ? before.data.others : [];
    const other = others.find(({ scheme }) => scheme.slug === schedule.scheme.slug) ?? null;
    return { kind: 'found', purchasable: read.data, unpaid, bought, other, unsure: unsureOf(schedule, before) };
  }
  if (!read.error) return { kind: 'loading' };
  return { kind: 'failed', error: read.error, retry: () => void read.refetch(), retrying: read.isFetching };
};

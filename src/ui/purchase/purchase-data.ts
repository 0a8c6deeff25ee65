import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Transaction } from '../../domain/purchase/transaction.ts';
import { useFirstPageQuery } from '../assessment/public/timeline-data.ts';

const boughtAt = ({ createdAt }: Transaction) => (createdAt === null ? 0 : Date.parse(createdAt));
const newestFirst = (a: Transaction, b: Transaction) => boughtAt(b) - boughtAt(a);

export const useLatestTransactions = (count: number) => {
  const queries = [useFirstPageQuery('pending'), useFirstPageQuery('paid'), useFirstPageQuery('failed')];
  return useQueries({
    queries,
    combine: (results) => ({
      transactions: results.every(({ data }) => data)
        ? // some servers list a purchase in several of these lists
          [...new Map(results.flatMap(({ data }) => data?.items ?? []).map((each) => [each.id, each])).values()]
            .sort(newestFirst)
            .slice(0, count)
        : null,
      error: results.find(({ error }) => error)?.error ?? null,
      fetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
};

const touched = ['purchase', 'assessment', 'catalog'];

/** Invalidates all queries that a purchase affects. Resolves when the active ones are refetched. */
export const usePurchaseRefresh = () => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(touched.map((concept) => queries.invalidateQueries({ queryKey: [concept] })));
  };
};

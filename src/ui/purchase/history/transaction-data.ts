import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import type { Transaction, TransactionTab } from '../../../domain/purchase/transaction.ts';
import { usePagedQuery } from '../../core/paged-query.ts';
import { useService, useServices } from '../../core/services.tsx';
import { useEventsArrive } from '../../core/use-events-arrive.ts';
import { usePurchaseRefresh } from '../purchase-data.ts';
import { type HistoryAddress, historyTabs } from './history-address.ts';

export const useTransactions = ({ tab, page }: HistoryAddress) => {
  const purchaseQueries = useService(purchaseTokens.purchaseQueries);
  return usePagedQuery(['purchase', 'transactions', tab], page, () => purchaseQueries.transactions(tab, page));
};

/** The first tab that has a purchase, starting with the unpaid ones. Null while unknown; after a failure `pending`. */
export const useFilledTab = (isAsked: boolean): TransactionTab | null => {
  const services = useServices();
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ['purchase', 'transactions', 'filled'],
    queryFn: async () => {
      const { transactions } = await services.resolve(purchaseTokens.purchaseQueries);
      for (const tab of historyTabs) {
        const first = { queryKey: ['purchase', 'transactions', tab, 1], queryFn: () => transactions(tab, 1) };
        const { items, unreadable = 0 } = await queries.fetchQuery(first);
        if (items.length > 0 || unreadable > 0) return tab;
      }
      return 'pending' as const;
    },
    enabled: isAsked,
  });
  return data ?? (isError ? 'pending' : null);
};

const askPendingAgainMs = 30_000;

/** Null if the candidate has no such purchase. Polls while pending, in case a socket event is lost. */
export const useTransaction = (trxId: string) => {
  const purchaseQueries = useService(purchaseTokens.purchaseQueries);
  const arrives = useEventsArrive();
  return useQuery({
    queryKey: ['purchase', 'transaction', trxId],
    queryFn: () => purchaseQueries.transaction(trxId),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? (arrives ? 4 : 1) * askPendingAgainMs : false),
  });
};

export const usePayAgainMutations = () => {
  const refresh = usePurchaseRefresh();
  const onSettled = () => void refresh();
  return {
    continuing: useMutation({ mutationFn: useService(purchaseTokens.continuePayment), onSettled }),
    changing: useMutation({ mutationFn: useService(purchaseTokens.changePaymentMethod), onSettled }),
  };
};

/** The mutation settles once the refetched status is on screen. */
export const useCancelPurchase = ({ id }: Transaction) => {
  const cancel = useService(purchaseTokens.cancelPurchase);
  const refresh = usePurchaseRefresh();
  return useMutation({ mutationFn: () => cancel(id), onSettled: refresh });
};

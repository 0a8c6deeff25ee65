import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { catalogTokens } from '../../../application/catalog/tokens.ts';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import type { Order } from '../../../domain/purchase/transaction.ts';
import { useConfig } from '../../core/config-context.ts';
import { lazyService, type ServicesHandle, useService, useServices } from '../../core/services.tsx';
import { useSessionView } from '../../core/session/session-view.ts';
import { usePurchaseRefresh } from '../purchase-data.ts';

export const usePurchasable = (scheduleId: string, scheme: string | undefined, enabled = true) => {
  const catalogQueries = useService(catalogTokens.catalogQueries);
  const { scheduleDetail } = useConfig().features;
  return useQuery({
    queryKey: ['catalog', 'purchasable', scheduleId],
    enabled,
    queryFn: () => catalogQueries.schedule(scheduleId, { scheme, detail: scheduleDetail }),
  });
};

export const usePurchasables = (scheme: Schedule['scheme']) => {
  const catalogQueries = useService(catalogTokens.catalogQueries);
  return useInfiniteQuery({
    queryKey: ['catalog', 'purchasables', scheme.slug],
    queryFn: ({ pageParam: page }) => catalogQueries.schedulesOf(scheme.slug, page),
    initialPageParam: 1,
    getNextPageParam: ({ current, last }) => (current < last ? current + 1 : null),
  });
};

export const useBoughtScheme = ({ id, scheme: { slug } }: Schedule) => {
  const catalogQueries = useService(catalogTokens.catalogQueries);
  return useQuery({
    queryKey: ['catalog', 'scheme', slug, id],
    queryFn: () => catalogQueries.scheme(slug, id),
  });
};

export const purchasesQuery = (services: ServicesHandle, scheduleId: string) => ({
  queryKey: ['purchase', 'of-schedule', scheduleId],
  queryFn: () => lazyService(services, purchaseTokens.purchaseQueries).ofSchedule(scheduleId),
});

export const usePurchasesOf = (scheduleId: string, enabled: boolean) =>
  useQuery({ ...purchasesQuery(useServices(), scheduleId), enabled });

export const useBuyScheme = () => {
  const buy = useService(purchaseTokens.buyScheme);
  const session = useSessionView();
  const refresh = usePurchaseRefresh();
  return useMutation({
    mutationFn: (order: Order) => buy(order, session.candidate?.id ?? ''),
    onSettled: () => void refresh(), // a call that failed may still have made the purchase
  });
};

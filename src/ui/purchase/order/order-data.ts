import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { catalogTokens } from '../../../application/catalog/tokens.ts';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import { type Availability, availability, openFirst, type Schedule } from '../../../domain/catalog/schedule.ts';
import type { Order } from '../../../domain/purchase/transaction.ts';
import { useConfig } from '../../core/config-context.ts';
import { serverNow } from '../../core/server-now.ts';
import { type ServicesHandle, useServices, useUseCase } from '../../core/services.tsx';
import { useSessionView } from '../../core/session/session-view.ts';
import { usePurchaseRefresh } from '../purchase-data.ts';

/** `availability` is computed at the time of the fetch, with the server clock. */
export interface Purchasable {
  readonly schedule: Schedule;
  readonly availability: Availability;
}

export const purchasables = (schedules: readonly Schedule[], now: number | null): readonly Purchasable[] =>
  openFirst(
    schedules.map((schedule) => ({ schedule, availability: availability(schedule, now) })),
    (each) => each.availability,
  );

export const usePurchasable = (scheduleId: string, scheme: string | undefined, enabled = true) => {
  const services = useServices();
  const { scheduleDetail } = useConfig().features;
  return useQuery({
    queryKey: ['catalog', 'purchasable', scheduleId],
    enabled,
    queryFn: async ({ client }): Promise<Purchasable | null> => {
      const schedules = await services.resolve(catalogTokens.catalogQueries);
      const reading = schedules.schedule(scheduleId, { scheme, detail: scheduleDetail });
      const [schedule, now] = await Promise.all([reading, serverNow(services, client)]);
      return schedule && { schedule, availability: availability(schedule, now) };
    },
  });
};

export const usePurchasables = (scheme: Schedule['scheme']) => {
  const services = useServices();
  return useInfiniteQuery({
    queryKey: ['catalog', 'purchasables', scheme.slug],
    queryFn: async ({ client, pageParam: page }) => {
      const reading = (await services.resolve(catalogTokens.catalogQueries)).schedules({ scheme: scheme.slug, page });
      const [found, now] = await Promise.all([reading, serverNow(services, client)]);
      const items = found.items.filter((schedule) => schedule.scheme.slug === scheme.slug);
      return { ...found, items: purchasables(items, now) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ current, last }) => (current < last ? current + 1 : null),
  });
};

export const useBoughtScheme = ({ id, scheme: { slug } }: Schedule) => {
  const services = useServices();
  return useQuery({
    queryKey: ['catalog', 'scheme', slug, id],
    queryFn: async () => (await services.resolve(catalogTokens.catalogQueries)).scheme(slug, id),
  });
};

export const purchasesQuery = (services: ServicesHandle, scheduleId: string) => ({
  queryKey: ['purchase', 'of-schedule', scheduleId],
  queryFn: async () => (await services.resolve(purchaseTokens.purchaseQueries)).ofSchedule(scheduleId),
});

export const usePurchasesOf = (scheduleId: string, enabled: boolean) =>
  useQuery({ ...purchasesQuery(useServices(), scheduleId), enabled });

export const useBuyScheme = () => {
  const buy = useUseCase(purchaseTokens.buyScheme);
  const session = useSessionView();
  const refresh = usePurchaseRefresh();
  return useMutation({
    mutationFn: (order: Order) => buy(order, session.candidate?.id ?? ''),
    onSettled: () => void refresh(), // a call that failed may still have made the purchase
  });
};

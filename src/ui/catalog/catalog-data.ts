import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogTokens } from '../../application/catalog/tokens.ts';
import type { ScheduleFilter, SchemeFilter, SchemePage } from '../../application/ports/catalog/catalog-repository.ts';
import type { Scheme } from '../../domain/catalog/scheme.ts';
import { useConfig } from '../core/config-context.ts';
import { usePagedQuery } from '../core/paged-query.ts';
import { deviceDataUpdatedAt } from '../core/query-client.ts';
import { useService } from '../core/services.tsx';

export const useSchemes = (filter: SchemeFilter) => {
  const catalogQueries = useService(catalogTokens.catalogQueries);
  const { page = 1, ...question } = filter;
  return usePagedQuery(['catalog', 'schemes', question], page, () => catalogQueries.schemes(filter));
};

/** Null if there is no such scheme. Shows `known` until the server has answered. */
export const useScheme = (slug: string, known: Scheme | undefined) => {
  const catalogQueries = useService(catalogTokens.catalogQueries);
  return useQuery<Scheme | null>({
    ...(known && { initialData: known, initialDataUpdatedAt: deviceDataUpdatedAt }),
    queryKey: ['catalog', 'scheme', slug],
    queryFn: () => catalogQueries.scheme(slug),
  });
};

export const useKnownTitle = (slug: string): string | undefined =>
  useQueryClient()
    .getQueriesData<SchemePage>({ queryKey: ['catalog', 'schemes'] })
    .flatMap(([, page]) => page?.items ?? [])
    .find((scheme) => scheme.slug === slug)?.title;

export const useSchedules = (filter: ScheduleFilter) => {
  const catalogQueries = useService(catalogTokens.catalogQueries);
  const { page = 1, ...question } = filter;
  return usePagedQuery(['catalog', 'schedules', question], page, () => catalogQueries.schedules(filter));
};

/** Why a schedule cannot be bought now; null where it can, `missing` where it is offered no more. */
export const useClosedReason = (scheduleId: string | undefined, scheme: string) => {
  const queries = useService(catalogTokens.catalogQueries);
  const { scheduleDetail: detail } = useConfig().features;
  return useQuery({
    queryKey: ['catalog', 'closed', scheduleId],
    queryFn:
      scheduleId === undefined
        ? skipToken
        : async () => {
            const found = (await queries.schedule(scheduleId, { scheme, detail }))?.availability ?? 'missing';
            return found === 'open' ? null : found;
          },
  });
};

export const useReviews = (schemeId: string | undefined, page: number) => {
  const catalogQueries = useService(catalogTokens.catalogQueries);
  return usePagedQuery(
    ['catalog', 'reviews', schemeId],
    page,
    schemeId === undefined ? skipToken : () => catalogQueries.reviews(schemeId, page),
  );
};

import { keepPreviousData, type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ScheduleFilter, SchemeFilter, SchemePage } from '../../application/ports/catalog-repository.ts';
import { T } from '../../application/tokens.ts';
import { serverNow } from '../server-now.ts';
import { useServices } from '../services.tsx';

/** A page of schemes; while the next one is on its way the one before stays. */
export const useSchemes = (filter: SchemeFilter) => {
  const services = useServices();
  return useQuery({
    queryKey: ['catalog', 'schemes', filter],
    queryFn: async () => (await services.resolve(T.catalogQueries)).schemes(filter),
    placeholderData: keepPreviousData,
  });
};

/** One scheme; null when there is none of that name. */
export const useScheme = (slug: string) => {
  const services = useServices();
  return useQuery({
    queryKey: ['catalog', 'scheme', slug],
    queryFn: async () => (await services.resolve(T.catalogQueries)).scheme(slug),
  });
};

/** The title of a scheme as far as a list that was shown before has told it. */
export const useKnownTitle = (slug: string): string | undefined =>
  useQueryClient()
    .getQueriesData<SchemePage>({ queryKey: ['catalog', 'schemes'] })
    .flatMap(([, page]) => page?.items ?? [])
    .find((scheme) => scheme.slug === slug)?.title;

/** A page of schedules, and the server's time when it was read (`asOf`; null when that is not known): what is open is judged by that instant, not by each render. */
export const useSchedules = (filter: ScheduleFilter | null) => {
  const services = useServices();
  const read = async (asked: ScheduleFilter, client: QueryClient) => {
    const reading = (await services.resolve(T.catalogQueries)).schedules(asked);
    const [page, asOf] = await Promise.all([reading, serverNow(services, client)]);
    return { ...page, asOf };
  };
  return useQuery({
    queryKey: ['catalog', 'schedules', filter],
    queryFn: filter ? ({ client }) => read(filter, client) : skipToken,
    placeholderData: keepPreviousData,
  });
};

/** A page of reviews of the scheme with this id; waits while the id is not known. */
export const useReviews = (schemeId: string | undefined, page: number) => {
  const services = useServices();
  return useQuery({
    queryKey: ['catalog', 'reviews', schemeId, page],
    queryFn:
      schemeId === undefined
        ? skipToken
        : async () => (await services.resolve(T.catalogQueries)).reviews(schemeId, page),
    placeholderData: keepPreviousData,
  });
};

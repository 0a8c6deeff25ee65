import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogTokens } from '../../application/catalog/tokens.ts';
import type { ScheduleFilter, SchemeFilter, SchemePage } from '../../application/ports/catalog/catalog-repository.ts';
import { availability, openFirst } from '../../domain/catalog/schedule.ts';
import type { Scheme } from '../../domain/catalog/scheme.ts';
import { usePagedQuery } from '../paged-query.ts';
import { readOfDevice } from '../query-client.ts';
import { serverNow } from '../server-now.ts';
import { useServices } from '../services.tsx';

/** A page of schemes. */
export const useSchemes = (filter: SchemeFilter) => {
  const services = useServices();
  const { page = 1, ...question } = filter;
  return usePagedQuery(['catalog', 'schemes', question], page, async () =>
    (await services.resolve(catalogTokens.catalogQueries)).schemes(filter),
  );
};

/** One scheme; null when there is none of that name. What is known of it from before is shown until the server has answered. */
export const useScheme = (slug: string, known: Scheme | undefined) => {
  const services = useServices();
  return useQuery<Scheme | null>({
    ...(known && { initialData: known, initialDataUpdatedAt: readOfDevice }),
    queryKey: ['catalog', 'scheme', slug],
    queryFn: async () => (await services.resolve(catalogTokens.catalogQueries)).scheme(slug),
  });
};

/** The title of a scheme as far as a list that was shown before has told it. */
export const useKnownTitle = (slug: string): string | undefined =>
  useQueryClient()
    .getQueriesData<SchemePage>({ queryKey: ['catalog', 'schemes'] })
    .flatMap(([, page]) => page?.items ?? [])
    .find((scheme) => scheme.slug === slug)?.title;

/** A page of schedules, and the server's time when it was read (`asOf`; null when that is not known): what is open is judged by that instant, not by each render. */
export const useSchedules = (filter: ScheduleFilter) => {
  const services = useServices();
  const { page = 1, ...question } = filter;
  return usePagedQuery(['catalog', 'schedules', question], page, async ({ client }) => {
    const reading = (await services.resolve(catalogTokens.catalogQueries)).schedules(filter);
    const [read, asOf] = await Promise.all([reading, serverNow(services, client)]);
    return { ...read, items: openFirst(read.items, (schedule) => availability(schedule, asOf)), asOf };
  });
};

/** A page of reviews of the scheme with this id; waits while the id is not known. */
export const useReviews = (schemeId: string | undefined, page: number) => {
  const services = useServices();
  return usePagedQuery(
    ['catalog', 'reviews', schemeId],
    page,
    schemeId === undefined
      ? skipToken
      : async () => (await services.resolve(catalogTokens.catalogQueries)).reviews(schemeId, page),
  );
};

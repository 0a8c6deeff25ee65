import type { Schedule } from '../../domain/catalog/schedule.ts';
import { ApiFailure } from '../api-failure.ts';
import { searchPages } from '../paging/search-pages.ts';
import type { CatalogRepository, ScheduleFilter, SchemeFilter } from '../ports/catalog/catalog-repository.ts';

const pagesLookedThrough = 50;

interface Wanted {
  readonly scheme: string | undefined;
  readonly detail: boolean;
}

/** Laravel replies to a missing route with 404, or with 405 if the route exists for another method. */
const noneWithoutRoute = (error: unknown): null => {
  if (error instanceof ApiFailure && error.status === 405) return null;
  throw error;
};

export type CatalogQueries = ReturnType<typeof catalogQueries>;

export const catalogQueries = ({ catalog }: { catalog: CatalogRepository }) => {
  const listed = async (id: string, filter: ScheduleFilter): Promise<Schedule | null> => {
    const found = await searchPages(
      (page) => catalog.schedules({ ...filter, page }),
      (schedule) => schedule.id === id,
      pagesLookedThrough,
    );
    if (found.kind === 'givenUp') throw new ApiFailure({ kind: 'contract' });
    return found.kind === 'found' ? found.item : null;
  };
  return {
    schemes: (filter: SchemeFilter) => catalog.schemes(filter),
    scheme: (slug: string, scheduleId?: string) => catalog.scheme(slug, scheduleId),
    reviews: (schemeId: string, page: number) => catalog.reviews(schemeId, page),
    schedules: (filter: ScheduleFilter) => catalog.schedules(filter),
    /**
     * Reads one schedule by its own call. If that finds none, searches the list of its scheme, and then the full list, because it is
     * only assumed that the server can filter by scheme.
     */
    schedule: async (id: string, { scheme, detail }: Wanted): Promise<Schedule | null> =>
      (detail ? await catalog.schedule(id).catch(noneWithoutRoute) : null) ??
      (scheme === undefined ? null : await listed(id, { scheme })) ??
      listed(id, {}),
  };
};

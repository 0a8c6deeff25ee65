import type { Schedule } from '../../domain/catalog/schedule.ts';
import { ApiFailure } from '../api-failure.ts';
import { searchPages } from '../paging/search-pages.ts';
import type { CatalogRepository, ScheduleFilter, SchemeFilter } from '../ports/catalog/catalog-repository.ts';

const pagesLookedThrough = 50;

interface Wanted {
  readonly scheme: string | undefined;
  readonly detail: boolean;
}

/** A missing route replies with 404, or with 405 if it exists for another method. */
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
     * Reads one schedule by its own call; if that fails, from its scheme's list, and then from the full list (the scheme filter is
     * assumed).
     */
    schedule: async (id: string, { scheme, detail }: Wanted): Promise<Schedule | null> =>
      (detail ? await catalog.schedule(id).catch(noneWithoutRoute) : null) ??
      (scheme === undefined ? null : await listed(id, { scheme })) ??
      listed(id, {}),
  };
};

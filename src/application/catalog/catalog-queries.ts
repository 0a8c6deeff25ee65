import type { Schedule } from '../../domain/catalog/schedule.ts';
import { ApiFailure } from '../api-failure.ts';
import { searchPages } from '../paging/search-pages.ts';
import type { CatalogRepository, ScheduleFilter, SchemeFilter } from '../ports/catalog/catalog-repository.ts';

/** Pages of schedules that are looked through for one. */
const pagesLookedThrough = 50;

interface Wanted {
  /** Of an address that names it. */
  readonly scheme: string | undefined;
  /** Whether the API has a call for one schedule. */
  readonly detail: boolean;
}

/** A route that is missing answers 404 or, where another method has it, 405. */
const noneWithoutRoute = (error: unknown): null => {
  if (error instanceof ApiFailure && error.status === 405) return null;
  throw error;
};

export type CatalogQueries = ReturnType<typeof catalogQueries>;

/** Plain reads of schemes, schedules and reviews; see `CatalogRepository`. */
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
    /** One schedule: by its own call, else in the list of its scheme, else, for the filter is assumed, in that of all; null when it is nowhere. */
    schedule: async (id: string, { scheme, detail }: Wanted): Promise<Schedule | null> =>
      (detail ? await catalog.schedule(id).catch(noneWithoutRoute) : null) ??
      (scheme === undefined ? null : await listed(id, { scheme })) ??
      listed(id, {}),
  };
};

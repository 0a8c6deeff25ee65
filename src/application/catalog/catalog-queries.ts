import type { Schedule } from '../../domain/catalog/schedule.ts';
import { searchPages } from '../paging/search-pages.ts';
import type { CatalogRepository, ScheduleFilter, SchemeFilter } from '../ports/catalog/catalog-repository.ts';

/** Pages of schedules that are looked through for one. */
const pagesLookedThrough = 50;

export type CatalogQueries = ReturnType<typeof catalogQueries>;

/** Plain reads of schemes, schedules and reviews; see `CatalogRepository`. */
export const catalogQueries = (deps: { catalog: CatalogRepository }) => ({
  schemes: (filter: SchemeFilter) => deps.catalog.schemes(filter),
  scheme: (slug: string, scheduleId?: string) => deps.catalog.scheme(slug, scheduleId),
  reviews: (schemeId: string, page: number) => deps.catalog.reviews(schemeId, page),
  schedules: (filter: ScheduleFilter) => deps.catalog.schedules(filter),
  schedule: (id: string) => deps.catalog.schedule(id),
  /** The same where the server has no call for one schedule: looked for among those of the scheme, or of all; null when it is not there. */
  listedSchedule: async (id: string, scheme: string | undefined): Promise<Schedule | null> => {
    const found = await searchPages(
      (page) => deps.catalog.schedules({ ...(scheme !== undefined && { scheme }), page }),
      (schedule) => schedule.id === id,
      pagesLookedThrough,
    );
    return found.kind === 'found' ? found.item : null;
  },
});

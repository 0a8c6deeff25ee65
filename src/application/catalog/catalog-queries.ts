import { availability, type Purchasable, purchasables, type Schedule } from '../../domain/catalog/schedule.ts';
import { ApiFailure } from '../api-failure.ts';
import { searchPages } from '../paging/search-pages.ts';
import type {
  CatalogRepository,
  ScheduleFilter,
  SchedulePage,
  SchemeFilter,
} from '../ports/catalog/catalog-repository.ts';
import type { ServerNow } from '../time/server-now.ts';

const pagesLookedThrough = 50;

export interface PurchasablePage extends Omit<SchedulePage, 'items'> {
  readonly items: readonly Purchasable[];
}

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

export const catalogQueries = ({ catalog, serverNow }: { catalog: CatalogRepository; serverNow: ServerNow }) => {
  const listed = async (id: string, filter: ScheduleFilter): Promise<Schedule | null> => {
    const found = await searchPages(
      (page) => catalog.schedules({ ...filter, page }),
      (schedule) => schedule.id === id,
      pagesLookedThrough,
    );
    if (found.kind === 'givenUp') throw new ApiFailure({ kind: 'contract' });
    return found.kind === 'found' ? found.item : null;
  };
  const find = async (id: string, { scheme, detail }: Wanted): Promise<Schedule | null> =>
    (detail ? await catalog.schedule(id).catch(noneWithoutRoute) : null) ??
    (scheme === undefined ? null : await listed(id, { scheme })) ??
    listed(id, {});
  const schedules = async (filter: ScheduleFilter): Promise<PurchasablePage> => {
    const [page, now] = await Promise.all([catalog.schedules(filter), serverNow()]);
    return { ...page, items: purchasables(page.items, now) };
  };
  return {
    schemes: (filter: SchemeFilter) => catalog.schemes(filter),
    scheme: (slug: string, scheduleId?: string) => catalog.scheme(slug, scheduleId),
    reviews: (schemeId: string, page: number) => catalog.reviews(schemeId, page),
    /** Open schedules first. */
    schedules,
    /** Only those of the scheme, because it is only assumed that the server can filter by scheme. */
    schedulesOf: async (scheme: string, page: number): Promise<PurchasablePage> => {
      const found = await schedules({ scheme, page });
      return { ...found, items: found.items.filter(({ schedule }) => schedule.scheme.slug === scheme) };
    },
    /** Reads one schedule by its own call. If that finds none, searches the list of its scheme, and then the full list. */
    schedule: async (id: string, wanted: Wanted): Promise<Purchasable | null> => {
      const [schedule, now] = await Promise.all([find(id, wanted), serverNow()]);
      return schedule && { schedule, availability: availability(schedule, now) };
    },
  };
};

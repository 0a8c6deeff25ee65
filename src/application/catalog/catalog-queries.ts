import type { CatalogRepository, ScheduleFilter, SchemeFilter } from '../ports/catalog/catalog-repository.ts';

export type CatalogQueries = ReturnType<typeof catalogQueries>;

/** Plain reads of schemes, schedules and reviews; see `CatalogRepository`. */
export const catalogQueries = (deps: { catalog: CatalogRepository }) => ({
  schemes: (filter: SchemeFilter) => deps.catalog.schemes(filter),
  scheme: (slug: string, scheduleId?: string) => deps.catalog.scheme(slug, scheduleId),
  reviews: (schemeId: string, page: number) => deps.catalog.reviews(schemeId, page),
  schedules: (filter: ScheduleFilter) => deps.catalog.schedules(filter),
  schedule: (id: string) => deps.catalog.schedule(id),
});

import * as z from 'zod/mini';
import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type {
  CatalogRepository,
  ScheduleFilter,
  SchedulePage,
  SchemeFilter,
  SchemePage,
} from '../../../application/ports/catalog/catalog-repository.ts';
import type { Review } from '../../../domain/catalog/review.ts';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import type { Scheme } from '../../../domain/catalog/scheme.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { HttpClient } from '../http-client.ts';
import { pageOf } from '../pagination.ts';
import { both, dataOf } from '../wire.ts';
import {
  choiceWire,
  fieldWire,
  reviewWire,
  scheduleWire,
  schemeSummaryWire,
  schemeWire,
  toSchedule,
  toScheme,
  toSchemeSummary,
} from './catalog-wire.ts';

/** What can be filtered by is beside the page under an assumed key; a server that does not send it offers nothing. */
const schemeFilters = z.pipe(
  z.object({ filters: z.catch(z.object({ fields: z.array(fieldWire) }), { fields: [] }) }),
  z.transform((body) => body.filters),
);

const scheduleFilters = z.pipe(
  z.object({
    filters: z.catch(
      z.object({
        schemas: z.array(choiceWire),
        months: z.array(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
        sites: z.array(choiceWire),
      }),
      { schemas: [], months: [], sites: [] },
    ),
  }),
  z.transform(({ filters }) => ({ schemes: filters.schemas, months: filters.months, sites: filters.sites })),
);

const schemesReply = both(pageOf(schemeSummaryWire), schemeFilters);
const schedulesReply = both(pageOf(scheduleWire), scheduleFilters);

export class HttpCatalogRepository implements CatalogRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async schemes({ search, field, page }: SchemeFilter): Promise<SchemePage> {
    const query = { search, field, page };
    const { fields, ...found } = await this.#http.call({ path: '/api/schema/thumbnail', query, reply: schemesReply });
    return { ...mapPage(found, toSchemeSummary), fields };
  }

  async scheme(slug: string, scheduleId?: string): Promise<Scheme | null> {
    const path = `/api/schema/${encodeURIComponent(slug)}/detail`;
    const query = { schedule_id: scheduleId }; // that there is a query is shown, not what it holds: this name is assumed
    const wire = await nullWhenNotFound(this.#http.call({ path, query, reply: dataOf(schemeWire) }));
    return wire && toScheme(wire);
  }

  reviews(schemeId: string, page: number): Promise<Page<Review>> {
    const path = `/api/reviews/${encodeURIComponent(schemeId)}`;
    return this.#http.call({ path, query: { page }, reply: pageOf(reviewWire) });
  }

  async schedules({ scheme, month, site, budgetSource, page }: ScheduleFilter): Promise<SchedulePage> {
    const query = { schema: scheme, month, site, budget_source: budgetSource, page };
    const { schemes, months, sites, ...found } = await this.#http.call({
      path: '/api/schedule',
      query,
      reply: schedulesReply,
    });
    return { ...mapPage(found, toSchedule), schemes, months, sites };
  }

  async schedule(id: string): Promise<Schedule | null> {
    const path = `/api/schedule/${encodeURIComponent(id)}`;
    const wire = await nullWhenNotFound(this.#http.call({ path, reply: dataOf(scheduleWire) }));
    return wire && toSchedule(wire);
  }
}

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
import { type OfferedSource, offersPrakerja } from '../../../domain/purchase/budget-source.ts';
import type { HttpClient } from '../http-client.ts';
import { catalogCalls } from './catalog-calls.ts';
import { toReview, toSchedule, toScheme, toSchemeSummary } from './catalog-wire.ts';

export class HttpCatalogRepository implements CatalogRepository {
  readonly #http: HttpClient;
  readonly #toSchedule: ReturnType<typeof toSchedule>;

  constructor(http: HttpClient, offered?: readonly OfferedSource[]) {
    this.#http = http;
    this.#toSchedule = toSchedule(offersPrakerja(offered));
  }

  async schemes({ search, field, page }: SchemeFilter): Promise<SchemePage> {
    const { filters, ...found } = await this.#http.call(catalogCalls.schemes, { query: { search, field, page } });
    return { ...mapPage(found, toSchemeSummary), fields: filters?.fields ?? [] };
  }

  async scheme(slug: string, scheduleId?: string): Promise<Scheme | null> {
    const query = { schedule_id: scheduleId }; // assumed name, because the specification gives none
    const wire = await nullWhenNotFound(this.#http.call(catalogCalls.scheme, { params: { slug }, query }));
    return wire && toScheme(wire);
  }

  async reviews(schemeId: string, page: number): Promise<Page<Review>> {
    const found = await this.#http.call(catalogCalls.reviews, { params: { id: schemeId }, query: { page } });
    return { ...found, items: found.items.map(toReview) };
  }

  async schedules({ scheme, month, site, budgetSource, page }: ScheduleFilter): Promise<SchedulePage> {
    const query = { schema: scheme, month, site, budget_source: budgetSource, page };
    const { filters, ...found } = await this.#http.call(catalogCalls.schedules, { query });
    const { schemas: schemes = [], months = [], sites = [] } = filters ?? {};
    return { ...mapPage(found, this.#toSchedule), schemes, months, sites };
  }

  async schedule(id: string): Promise<Schedule | null> {
    const wire = await nullWhenNotFound(this.#http.call(catalogCalls.schedule, { params: { id } }));
    return wire && this.#toSchedule(wire);
  }
}

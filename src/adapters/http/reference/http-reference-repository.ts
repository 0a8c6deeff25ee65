import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { ReferenceItem, ReferenceRepository } from '../../../application/ports/catalog/reference-repository.ts';
import type { Page } from '../../../domain/paging/page.ts';
import type { HttpClient } from '../http-client.ts';
import { referenceCalls } from './reference-calls.ts';

type Items = readonly ReferenceItem[];

const mostPages = 50;

/** Sends no page number at first, because the server may not paginate. Empty when the parent does not exist. */
const all = async (read: (page?: number) => Promise<Page<ReferenceItem>>): Promise<Items> => {
  let page = await nullWhenNotFound(read());
  if (page === null) return [];
  const items = [...page.items];
  for (let next = 2; next <= Math.min(page.last, mostPages); next++) {
    page = await read(next);
    if (page.current !== next) break;
    items.push(...page.items);
  }
  return items;
};

export class HttpReferenceRepository implements ReferenceRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  provinces(): Promise<Items> {
    return all((page) => this.#http.call(referenceCalls.provinces, { query: { page } }));
  }

  cities(provinceId: string): Promise<Items> {
    return all((page) => this.#http.call(referenceCalls.cities, { params: { id: provinceId }, query: { page } }));
  }

  districts(cityId: string): Promise<Items> {
    return all((page) => this.#http.call(referenceCalls.districts, { params: { id: cityId }, query: { page } }));
  }

  villages(districtId: string): Promise<Items> {
    return all((page) => this.#http.call(referenceCalls.villages, { params: { id: districtId }, query: { page } }));
  }

  // specification 7 says "with params" for both calls, but does not name the parameters

  disabilities(): Promise<Items> {
    return all((page = 1) => this.#http.call(referenceCalls.disabilities, { query: { page } }));
  }

  disabilityTypes(disabilityId: string): Promise<Items> {
    const query = { disability_id: disabilityId };
    return all((page) => this.#http.call(referenceCalls.disabilityTypes, { query: { ...query, page } }));
  }
}

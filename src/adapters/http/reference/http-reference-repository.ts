import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { ReferenceItem, ReferenceRepository } from '../../../application/ports/catalog/reference-repository.ts';
import type { HttpClient } from '../http-client.ts';
import { referenceCalls } from './reference-calls.ts';

type Items = readonly ReferenceItem[];

/** What has no parent has no entries. */
const noneWhenNotFound = async (list: Promise<Items>): Promise<Items> => (await nullWhenNotFound(list)) ?? [];

export class HttpReferenceRepository implements ReferenceRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  provinces(): Promise<Items> {
    return noneWhenNotFound(this.#http.call(referenceCalls.provinces));
  }

  cities(provinceId: string): Promise<Items> {
    return noneWhenNotFound(this.#http.call(referenceCalls.cities, { params: { id: provinceId } }));
  }

  districts(cityId: string): Promise<Items> {
    return noneWhenNotFound(this.#http.call(referenceCalls.districts, { params: { id: cityId } }));
  }

  villages(districtId: string): Promise<Items> {
    return noneWhenNotFound(this.#http.call(referenceCalls.villages, { params: { id: districtId } }));
  }

  // specification 7 has both of these "with params", whose names are not shown

  disabilities(): Promise<Items> {
    return noneWhenNotFound(this.#http.call(referenceCalls.disabilities, { query: { page: 1 } }));
  }

  disabilityTypes(disabilityId: string): Promise<Items> {
    const query = { disability_id: disabilityId };
    return noneWhenNotFound(this.#http.call(referenceCalls.disabilityTypes, { query }));
  }
}

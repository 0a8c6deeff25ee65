import * as z from 'zod/mini';
import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { ReferenceItem, ReferenceRepository } from '../../../application/ports/catalog/reference-repository.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../reply.ts';
import { wireId } from '../wire.ts';

/** An entry of any reference list (specification 3, Disability); both names are assumed. */
export const referenceWire = z.object({ id: wireId, name: z.string().check(z.minLength(1)) });

const reply = dataOf(z.array(referenceWire));

/** Assumed (not shown in the specification): the id in a path is the one of the parent, and disabilitytype takes `disability_id`. */
export class HttpReferenceRepository implements ReferenceRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  provinces(): Promise<readonly ReferenceItem[]> {
    return this.#list('/api/province');
  }

  cities(provinceId: string): Promise<readonly ReferenceItem[]> {
    return this.#list(`/api/city/${encodeURIComponent(provinceId)}`);
  }

  districts(cityId: string): Promise<readonly ReferenceItem[]> {
    return this.#list(`/api/district/${encodeURIComponent(cityId)}`);
  }

  villages(districtId: string): Promise<readonly ReferenceItem[]> {
    return this.#list(`/api/village/${encodeURIComponent(districtId)}`);
  }

  disabilities(): Promise<readonly ReferenceItem[]> {
    return this.#list('/api/disability');
  }

  disabilityTypes(disabilityId: string): Promise<readonly ReferenceItem[]> {
    return this.#list('/api/disabilitytype', { disability_id: disabilityId });
  }

  async #list(path: string, query: Readonly<Record<string, string>> = {}): Promise<readonly ReferenceItem[]> {
    return (await nullWhenNotFound(this.#http.call({ path, query, reply }))) ?? [];
  }
}

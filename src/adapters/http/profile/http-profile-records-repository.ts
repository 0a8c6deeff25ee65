import type { ProfileRecordsRepository } from '../../../application/ports/profile/profile-records-repository.ts';
import type { NewOrStored } from '../../../application/ports/profile/profile-repository.ts';
import type { Listed } from '../../../domain/paging/page.ts';
import type { Career, Education } from '../../../domain/profile/profile.ts';
import { latestCareersFirst, latestEducationsFirst } from '../../../domain/profile/records.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import type { Rows } from '../rows.ts';
import { profileCalls } from './profile-calls.ts';
import type { CareerBody, EducationBody, RemovalBody } from './profile-requests.ts';
import {
  type CareerWire,
  careerWireNames,
  type EducationWire,
  educationWireNames,
  fromCareer,
  fromEducation,
  removalOf,
  toCareer,
  toEducation,
} from './record-wire.ts';

const toEducations = (rows: Rows<EducationWire>): Listed<Education> => ({
  ...rows,
  items: latestEducationsFirst(rows.items.map(toEducation)),
});

const toCareers = (rows: Rows<CareerWire>): Listed<Career> => ({
  ...rows,
  items: latestCareersFirst(rows.items.map(toCareer)),
});

const keyed = (requestKey?: string) => (requestKey ? { requestKey } : {});

export class HttpProfileRecordsRepository implements ProfileRecordsRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async educations(candidateId: string): Promise<Listed<Education>> {
    return toEducations(await this.#http.call(profileCalls.educations, { params: { id: candidateId } }));
  }

  saveEducation(record: NewOrStored<Education>, requestKey?: string): Promise<Listed<Education> | null> {
    return underFieldNames(this.#postEducation(fromEducation(record), requestKey), educationWireNames);
  }

  removeEducation(id: string): Promise<Listed<Education> | null> {
    return this.#postEducation(removalOf(id));
  }

  async careers(candidateId: string): Promise<Listed<Career>> {
    return toCareers(await this.#http.call(profileCalls.careers, { params: { id: candidateId } }));
  }

  saveCareer(record: NewOrStored<Career>, requestKey?: string): Promise<Listed<Career> | null> {
    return underFieldNames(this.#postCareer(fromCareer(record), requestKey), careerWireNames);
  }

  removeCareer(id: string): Promise<Listed<Career> | null> {
    return this.#postCareer(removalOf(id));
  }

  async #postEducation(body: EducationBody | RemovalBody, requestKey?: string): Promise<Listed<Education> | null> {
    const rows = await this.#http.call(profileCalls.saveEducation, { body, ...keyed(requestKey) });
    return rows && toEducations(rows);
  }

  async #postCareer(body: CareerBody | RemovalBody, requestKey?: string): Promise<Listed<Career> | null> {
    const rows = await this.#http.call(profileCalls.saveCareer, { body, ...keyed(requestKey) });
    return rows && toCareers(rows);
  }
}

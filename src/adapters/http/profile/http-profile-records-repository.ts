import * as z from 'zod/mini';
import type { ProfileRecordsRepository } from '../../../application/ports/profile/profile-records-repository.ts';
import type { NewOrStored } from '../../../application/ports/profile/profile-repository.ts';
import type { Career, Education } from '../../../domain/profile/profile.ts';
import { latestCareersFirst, latestEducationsFirst } from '../../../domain/profile/records.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../reply.ts';
import {
  careerWire,
  careerWireNames,
  educationWire,
  educationWireNames,
  fromCareer,
  fromEducation,
  removalOf,
  toCareer,
  toEducation,
} from './record-wire.ts';

const educationsReply = dataOf(z.array(educationWire));
const careersReply = dataOf(z.array(careerWire));

/**
 * Assumed (not shown in the specification): every POST answers with the whole list as stored, also when a record is gone already;
 * the generic education resource of specification 7 is the one of the profile.
 */
export class HttpProfileRecordsRepository implements ProfileRecordsRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async educations(candidateId: string): Promise<readonly Education[]> {
    const path = `/api/profile/${encodeURIComponent(candidateId)}/education`;
    const wires = await this.#http.call({ path, reply: educationsReply });
    return latestEducationsFirst(wires.map(toEducation));
  }

  saveEducation(record: NewOrStored<Education>, requestKey?: string): Promise<readonly Education[]> {
    return underFieldNames(this.#postEducation(fromEducation(record), requestKey), educationWireNames);
  }

  removeEducation(id: string): Promise<readonly Education[]> {
    return this.#postEducation(removalOf(id));
  }

  async careers(candidateId: string): Promise<readonly Career[]> {
    const path = `/api/profile/${encodeURIComponent(candidateId)}/career`;
    const wires = await this.#http.call({ path, reply: careersReply });
    return latestCareersFirst(wires.map(toCareer));
  }

  saveCareer(record: NewOrStored<Career>, requestKey?: string): Promise<readonly Career[]> {
    return underFieldNames(this.#postCareer(fromCareer(record), requestKey), careerWireNames);
  }

  removeCareer(id: string): Promise<readonly Career[]> {
    return this.#postCareer(removalOf(id));
  }

  async #postEducation(body: object, requestKey?: string): Promise<readonly Education[]> {
    const call = { method: 'POST', path: '/api/profile/education', body, reply: educationsReply } as const;
    const wires = await this.#http.call({ ...call, ...(requestKey ? { requestKey } : {}) });
    return latestEducationsFirst(wires.map(toEducation));
  }

  async #postCareer(body: object, requestKey?: string): Promise<readonly Career[]> {
    const call = { method: 'POST', path: '/api/profile/career', body, reply: careersReply } as const;
    const wires = await this.#http.call({ ...call, ...(requestKey ? { requestKey } : {}) });
    return latestCareersFirst(wires.map(toCareer));
  }
}

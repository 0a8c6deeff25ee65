import type { GuardianRepository } from '../../../application/ports/profile/guardian-repository.ts';
import type { Guardian } from '../../../domain/own-data/guardian.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import { multipart } from '../multipart.ts';
import { guardianCalls } from './guardian-calls.ts';
import type { GuardianForm } from './profile-requests.ts';

const wireNames = {
  name: 'guardian_name',
  relation: 'guardian_relation',
  contact: 'guardian_contact',
  consent: 'guardian_consent',
} as const satisfies Record<keyof Guardian, keyof GuardianForm>;

export class HttpGuardianRepository implements GuardianRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async save({ name, relation, contact, consent }: Guardian): Promise<void> {
    const form: GuardianForm = {
      guardian_name: name.trim(),
      guardian_relation: relation,
      guardian_contact: contact.trim(),
      guardian_consent: consent ? '1' : '0',
    };
    await underFieldNames(this.#http.call(guardianCalls.save, { body: multipart(form) }), wireNames);
  }
}

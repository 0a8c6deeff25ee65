import { ApiFailure, nullWhenNotFound } from '../../../application/api-failure.ts';
import type { CertificateRepository } from '../../../application/ports/certificate/certificate-repository.ts';
import type { Certificate, CertificateStanding } from '../../../domain/certificate/certificate.ts';
import type { HttpClient } from '../http-client.ts';
import { certificateCalls } from './certificate-calls.ts';
import type { StandingBody } from './certificate-requests.ts';
import { saysNone, toCertificate, toStanding } from './certificate-wire.ts';

export class HttpCertificateRepository implements CertificateRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async standing(trxId: string): Promise<CertificateStanding | null> {
    const body: StandingBody = { trx_id: trxId };
    const wire = await nullWhenNotFound(this.#http.call(certificateCalls.standing, { body }));
    return wire && toStanding(wire);
  }

  /** That there is none is a verdict on somebody's paper: a 404 of a missing route or of a proxy says nothing of it. */
  async check(number: string): Promise<Certificate | null> {
    try {
      return toCertificate(await this.#http.call(certificateCalls.check, { query: { no: number } }));
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      if (saysNone(error.cause, number)) return null;
      throw new ApiFailure({ kind: 'contract' }, error);
    }
  }
}

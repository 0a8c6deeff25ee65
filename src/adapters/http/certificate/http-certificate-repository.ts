import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { CertificateRepository } from '../../../application/ports/certificate/certificate-repository.ts';
import type { Certificate, CertificateStanding } from '../../../domain/certificate/certificate.ts';
import type { HttpClient } from '../http-client.ts';
import { certificateCalls } from './certificate-calls.ts';
import type { StandingBody } from './certificate-requests.ts';
import { toCertificate, toStanding } from './certificate-wire.ts';

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

  async check(number: string): Promise<Certificate | null> {
    const wire = await nullWhenNotFound(this.#http.call(certificateCalls.check, { query: { no: number } }));
    return wire && toCertificate(wire);
  }
}

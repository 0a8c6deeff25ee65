import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { CertificateRepository } from '../../../application/ports/certificate/certificate-repository.ts';
import type { Certificate, CertificateStanding } from '../../../domain/certificate/certificate.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../reply.ts';
import { certificateWire, standingWire, toCertificate, toStanding } from './certificate-wire.ts';

const standingReply = dataOf(standingWire);
const checkReply = dataOf(certificateWire);

export class HttpCertificateRepository implements CertificateRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async standing(trxId: string): Promise<CertificateStanding | null> {
    const path = '/api/timeline/download-certificate';
    const call = this.#http.call({ method: 'POST', path, body: { trx_id: trxId }, reply: standingReply });
    const wire = await nullWhenNotFound(call);
    return wire && toStanding(wire);
  }

  async check(number: string): Promise<Certificate | null> {
    const call = this.#http.call({ path: '/api/certificate/check', query: { no: number }, reply: checkReply });
    const wire = await nullWhenNotFound(call);
    return wire && toCertificate(wire);
  }
}

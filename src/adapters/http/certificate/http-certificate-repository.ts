import { ApiFailure } from '../../../application/api-failure.ts';
import type {
  CertificateReply,
  CertificateRepository,
} from '../../../application/ports/certificate/certificate-repository.ts';
import type { Certificate } from '../../../domain/certificate/certificate.ts';
import type { HttpClient } from '../http-client.ts';
import { asPdf } from './as-pdf.ts';
import { certificateCalls } from './certificate-calls.ts';
import type { CertificateBody } from './certificate-requests.ts';
import { saysNone, toCertificate } from './certificate-wire.ts';

const absolute = (place: string, base: string): string => {
  try {
    return new URL(place, base).href;
  } catch {
    return place;
  }
};

export class HttpCertificateRepository implements CertificateRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async request(trxId: string): Promise<CertificateReply> {
    const body: CertificateBody = { trx_id: trxId };
    const reply = await this.#http.fileOr(certificateCalls.request, asPdf, { body });
    if (reply instanceof Blob) return { kind: 'content', content: reply };
    return this.#found(reply ?? '');
  }

  /** Null only if the body confirms that there is no such certificate: a 404 of a missing route or a proxy proves nothing. */
  async check(number: string): Promise<Certificate | null> {
    try {
      return toCertificate(await this.#http.call(certificateCalls.check, { query: { no: number } }));
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      if (saysNone(error.cause, number)) return null;
      throw new ApiFailure({ kind: 'contract' }, error);
    }
  }

  #found(place: string): CertificateReply {
    if (/^[\w.-]{1,200}$/.test(place)) return { kind: 'document', fileId: place };
    if (/\s|^$/.test(place)) return { kind: 'notReady', reasons: place === '' ? [] : [place] };
    const base = this.#http.address('/') ?? this.#http.origin;
    const address = absolute(place, base);
    const documents = absolute(certificateCalls.document.path.replace(/^\/|\{id\}/g, ''), base);
    if (!address.startsWith(documents)) return { kind: 'address', address };
    return { kind: 'document', fileId: decodeURIComponent(address.slice(documents.length)) };
  }
}

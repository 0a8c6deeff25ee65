import type { Certificate } from '../../../domain/certificate/certificate.ts';

/**
 * What a server gives to who asks for a certificate: the PDF itself, its whole address, the id of the document, or nothing that could be
 * downloaded now, for reasons in its own words if it has any.
 */
export type CertificateReply =
  | { readonly kind: 'content'; readonly content: Blob }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'document'; readonly fileId: string }
  | { readonly kind: 'notReady'; readonly reasons: readonly string[] };

/** Certificates (specification 7, POST /api/timeline/download-certificate). Both reject with `ApiFailure`. */
export interface CertificateRepository {
  /** Asks for the certificate of one of this candidate's purchases, which may change something: only when the candidate wants it. */
  request(trxId: string): Promise<CertificateReply>;
  /** The certificate of a normalised number, for everybody; null when there is none. */
  check(number: string): Promise<Certificate | null>;
}

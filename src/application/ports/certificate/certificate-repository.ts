import type { Certificate } from '../../../domain/certificate/certificate.ts';

export type CertificateReply =
  | { readonly kind: 'content'; readonly content: Blob }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'document'; readonly fileId: string }
  | { readonly kind: 'notReady'; readonly reasons: readonly string[] };

/** Certificates (specification 7, POST /api/timeline/download-certificate). Both methods reject with `ApiFailure`. */
export interface CertificateRepository {
  /** Requests the certificate of a purchase. May have side effects, so call it only when the candidate asks. */
  request(trxId: string): Promise<CertificateReply>;
  /** The public check of a normalised number; null if no such certificate exists. */
  check(number: string): Promise<Certificate | null>;
}

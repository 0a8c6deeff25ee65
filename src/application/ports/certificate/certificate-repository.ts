import type { Certificate, CertificateStanding } from '../../../domain/certificate/certificate.ts';

/** Certificates (specification 7, POST /api/timeline/download-certificate). Both reject with `ApiFailure`. */
export interface CertificateRepository {
  /** How far the certificate of one of this candidate's purchases is; null when there is no such purchase. Changes nothing. */
  standing(trxId: string): Promise<CertificateStanding | null>;
  /** The certificate of a normalised number, for everybody; null when there is none. */
  check(number: string): Promise<Certificate | null>;
}

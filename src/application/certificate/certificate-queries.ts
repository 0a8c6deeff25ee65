import type { CertificateRepository } from '../ports/certificate/certificate-repository.ts';

export type CertificateQueries = ReturnType<typeof certificateQueries>;

export const certificateQueries = (deps: { certificates: CertificateRepository }) => ({
  /** How far the certificate of one assessment is; null when there is no such assessment. */
  standing: (trxId: string) => deps.certificates.standing(trxId),
  /** The certificate of a normalised number; null when there is none. */
  check: (number: string) => deps.certificates.check(number),
});

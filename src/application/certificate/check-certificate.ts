import { type Certificate, type CertificateStatus, validity } from '../../domain/certificate/certificate.ts';
import type { CertificateRepository } from '../ports/certificate/certificate-repository.ts';
import type { ServerNow } from '../time/server-now.ts';

export interface Checked {
  readonly certificate: Certificate;
  readonly status: CertificateStatus;
}

/** The certificate of a normalised number with its status today; null if there is none. Rejects with `ApiFailure`. */
export type CheckCertificate = (number: string) => Promise<Checked | null>;

export const checkCertificate =
  ({
    certificates,
    serverNow,
  }: {
    certificates: Pick<CertificateRepository, 'check'>;
    serverNow: ServerNow;
  }): CheckCertificate =>
  async (number) => {
    const [certificate, now] = await Promise.all([certificates.check(number), serverNow()]);
    return certificate && { certificate, status: validity(certificate, now) };
  };

import type { CertificateRepository } from '../ports/certificate/certificate-repository.ts';

export type CertificateQueries = ReturnType<typeof certificateQueries>;

export const certificateQueries = (deps: { certificates: Pick<CertificateRepository, 'check'> }) => ({
  check: (number: string) => deps.certificates.check(number),
});

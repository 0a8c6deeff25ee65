import type { CertificateRepository } from '../ports/certificate/certificate-repository.ts';
import { tokensOf } from '../token.ts';
import type { CheckCertificate } from './check-certificate.ts';

const token = tokensOf('certificate');

export const certificateTokens = {
  certificates: token<CertificateRepository>('certificates'),
  checkCertificate: token<CheckCertificate>('checkCertificate'),
};

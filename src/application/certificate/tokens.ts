import type { CertificateRepository } from '../ports/certificate/certificate-repository.ts';
import { tokensOf } from '../token.ts';

const token = tokensOf('certificate');

export const certificateTokens = {
  certificates: token<CertificateRepository>('certificates'),
};

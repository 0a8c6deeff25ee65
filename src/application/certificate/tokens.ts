import type { DocumentRepository } from '../ports/assessment/document-repository.ts';
import type { CertificateRepository } from '../ports/certificate/certificate-repository.ts';
import { tokensOf } from '../token.ts';
import type { CertificateQueries } from './certificate-queries.ts';
import type { DownloadCertificate } from './download-certificate.ts';
import type { DownloadDocument } from './download-document.ts';

const token = tokensOf('certificate');

export const certificateTokens = {
  certificates: token<CertificateRepository>('certificates'),
  documents: token<DocumentRepository>('documents'),
  certificateQueries: token<CertificateQueries>('certificateQueries'),
  downloadDocument: token<DownloadDocument>('downloadDocument'),
  downloadCertificate: token<DownloadCertificate>('downloadCertificate'),
};

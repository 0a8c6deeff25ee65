import type { DocumentRepository } from '../ports/assessment/document-repository.ts';
import { tokensOf } from '../token.ts';
import type { DownloadCertificate } from './download-certificate.ts';
import type { DownloadDocument } from './download-document.ts';

const token = tokensOf('documents');

/** What is saved as a file: apart from the check of a certificate, which everybody may open. */
export const documentTokens = {
  documents: token<DocumentRepository>('documents'),
  downloadDocument: token<DownloadDocument>('downloadDocument'),
  downloadCertificate: token<DownloadCertificate>('downloadCertificate'),
};

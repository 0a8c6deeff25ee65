import type { DocumentRepository } from '../ports/assessment/document-repository.ts';
import { tokensOf } from '../token.ts';
import type { DownloadCertificate } from './download-certificate.ts';
import type { DownloadDocument } from './download-document.ts';

const token = tokensOf('documents');

export const documentTokens = {
  documents: token<DocumentRepository>('documents'),
  downloadDocument: token<DownloadDocument>('downloadDocument'),
  downloadCertificate: token<DownloadCertificate>('downloadCertificate'),
};

import { HttpDocumentRepository } from '../../adapters/http/certificate/http-document-repository.ts';
import { documentTokens } from '../../application/certificate/document-tokens.ts';
import { downloadCertificate } from '../../application/certificate/download-certificate.ts';
import { downloadDocument } from '../../application/certificate/download-document.ts';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { certificate } from './certificate.ts';
import { device } from './device.ts';

export const documents: ConceptModule = {
  buildsOn: [certificate, device],
  bind: (bind, { client }) => {
    provideValue(bind, documentTokens.documents, new HttpDocumentRepository(client));
    provide(bind, documentTokens.downloadDocument, downloadDocument, {
      documents: documentTokens.documents,
      saver: deviceTokens.fileSaver,
    });
    provide(bind, documentTokens.downloadCertificate, downloadCertificate, {
      certificates: certificateTokens.certificates,
      downloadDocument: documentTokens.downloadDocument,
      saver: deviceTokens.fileSaver,
    });
  },
};

import { HttpCertificateRepository } from '../../adapters/http/certificate/http-certificate-repository.ts';
import { HttpDocumentRepository } from '../../adapters/http/certificate/http-document-repository.ts';
import { certificateQueries } from '../../application/certificate/certificate-queries.ts';
import { downloadCertificate } from '../../application/certificate/download-certificate.ts';
import { downloadDocument } from '../../application/certificate/download-document.ts';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { device } from './device.ts';

export const certificate: ConceptModule = {
  buildsOn: [device],
  bind: (bind, { client }) => {
    provideValue(bind, certificateTokens.certificates, new HttpCertificateRepository(client));
    provideValue(bind, certificateTokens.documents, new HttpDocumentRepository(client));
    provide(bind, certificateTokens.certificateQueries, certificateQueries, {
      certificates: certificateTokens.certificates,
    });
    provide(bind, certificateTokens.downloadDocument, downloadDocument, {
      documents: certificateTokens.documents,
      saver: deviceTokens.fileSaver,
    });
    provide(bind, certificateTokens.downloadCertificate, downloadCertificate, {
      certificates: certificateTokens.certificates,
      downloadDocument: certificateTokens.downloadDocument,
    });
  },
};

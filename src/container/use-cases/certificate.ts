import { ContainerModule } from 'inversify';
import { certificateQueries } from '../../application/certificate/certificate-queries.ts';
import { downloadCertificate } from '../../application/certificate/download-certificate.ts';
import { downloadDocument } from '../../application/certificate/download-document.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const certificateModule = new ContainerModule(({ bind }) => {
  provide(bind, T.certificateQueries, certificateQueries, { certificates: T.certificates });
  provide(bind, T.downloadDocument, downloadDocument, { documents: T.documents, saver: T.fileSaver });
  provide(bind, T.downloadCertificate, downloadCertificate, {
    certificates: T.certificates,
    downloadDocument: T.downloadDocument,
  });
});

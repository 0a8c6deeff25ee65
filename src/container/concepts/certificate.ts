import { HttpCertificateRepository } from '../../adapters/http/certificate/http-certificate-repository.ts';
import { checkCertificate } from '../../application/certificate/check-certificate.ts';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provideValue } from '../provide.ts';

export const certificate: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client, serverNow }) => {
    const certificates = new HttpCertificateRepository(client);
    provideValue(bind, certificateTokens.certificates, certificates);
    provideValue(bind, certificateTokens.checkCertificate, checkCertificate({ certificates, serverNow }));
  },
};

import { HttpCertificateRepository } from '../../adapters/http/certificate/http-certificate-repository.ts';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provideValue } from '../provide.ts';

export const certificate: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, certificateTokens.certificates, new HttpCertificateRepository(client));
  },
};

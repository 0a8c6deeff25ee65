import { HttpCertificateRepository } from '../../adapters/http/certificate/http-certificate-repository.ts';
import { certificateQueries } from '../../application/certificate/certificate-queries.ts';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const certificate: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, certificateTokens.certificates, new HttpCertificateRepository(client));
    provide(bind, certificateTokens.certificateQueries, certificateQueries, {
      certificates: certificateTokens.certificates,
    });
  },
};

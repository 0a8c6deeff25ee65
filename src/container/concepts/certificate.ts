import { HttpCertificateRepository } from '../../adapters/http/certificate/http-certificate-repository.ts';
import { checkCertificate } from '../../application/certificate/check-certificate.ts';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { time } from './time.ts';

export const certificate: ConceptModule = {
  buildsOn: [time],
  bind: (bind, { client }) => {
    provideValue(bind, certificateTokens.certificates, new HttpCertificateRepository(client));
    provide(bind, certificateTokens.checkCertificate, checkCertificate, {
      certificates: certificateTokens.certificates,
      serverNow: timeTokens.serverNow,
    });
  },
};

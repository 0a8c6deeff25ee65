import { useQuery } from '@tanstack/react-query';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { type Certificate, type CertificateStatus, validity } from '../../domain/certificate/certificate.ts';
import { serverNow } from '../server-now.ts';
import { useServices } from '../services.tsx';

/** A certificate that was found, and whether it was valid when it was read, by the server's clock. */
export interface Checked {
  readonly certificate: Certificate;
  readonly status: CertificateStatus;
}

/**
 * The certificate of a normalised number; null when there is none. Asks nothing while the number is null, and again only when somebody
 * asks: a verdict does not come and go by itself. `besides` is what else has to be there with an answer.
 */
export const useCheckedCertificate = (number: string | null, besides: () => Promise<unknown>) => {
  const services = useServices();
  return useQuery({
    queryKey: ['certificate', 'check', number],
    queryFn: async ({ client }): Promise<Checked | null> => {
      const reading = (await services.resolve(certificateTokens.certificateQueries)).check(number ?? '');
      const [certificate, now] = await Promise.all([reading, serverNow(services, client), besides()]);
      return certificate && { certificate, status: validity(certificate, now) };
    },
    enabled: number !== null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

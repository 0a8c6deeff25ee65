import { useQuery } from '@tanstack/react-query';
import { certificateTokens } from '../../../application/certificate/tokens.ts';
import { type Certificate, type CertificateStatus, validity } from '../../../domain/certificate/certificate.ts';
import { serverNow } from '../../core/server-now.ts';
import { useServices } from '../../core/services.tsx';

export interface Checked {
  readonly certificate: Certificate;
  readonly status: CertificateStatus;
}

/**
 * Certificate with this number, or null. Does not refetch while shown, so that the verdict does not change. `besides` loads in parallel.
 */
export const useCheckedCertificate = (number: string | null, besides: () => Promise<unknown>) => {
  const services = useServices();
  return useQuery({
    queryKey: ['certificate', 'check', number],
    queryFn: async ({ client }): Promise<Checked | null> => {
      const reading = (await services.resolve(certificateTokens.certificates)).check(number ?? '');
      const [certificate, now] = await Promise.all([reading, serverNow(services, client), besides()]);
      return certificate && { certificate, status: validity(certificate, now) };
    },
    enabled: number !== null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

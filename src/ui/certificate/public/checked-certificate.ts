import { useQuery } from '@tanstack/react-query';
import { certificateTokens } from '../../../application/certificate/tokens.ts';
import { showServerTime } from '../../core/server-now.ts';
import { useService, useServices } from '../../core/services.tsx';

/**
 * Certificate with this number, or null. Does not refetch while shown, so that the verdict does not change. `besides` loads in parallel.
 */
export const useCheckedCertificate = (number: string | null, besides: () => Promise<unknown>) => {
  const services = useServices();
  const check = useService(certificateTokens.checkCertificate);
  return useQuery({
    queryKey: ['certificate', 'check', number],
    queryFn: async ({ client }) => {
      const [checked] = await Promise.all([check(number ?? ''), besides()]);
      if (checked) await showServerTime(services, client);
      return checked;
    },
    enabled: number !== null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

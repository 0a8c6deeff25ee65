import { useQuery } from '@tanstack/react-query';
import { certificateTokens } from '../../../application/certificate/tokens.ts';
import { useService } from '../../core/services.tsx';

/**
 * Certificate with this number, or null. Does not refetch while shown, so that the verdict does not change. `besides` loads in parallel.
 */
export const useCheckedCertificate = (number: string | null, besides: () => Promise<unknown>) => {
  const check = useService(certificateTokens.checkCertificate);
  return useQuery({
    queryKey: ['certificate', 'check', number],
    queryFn: async () => {
      const [checked] = await Promise.all([check(number ?? ''), besides()]);
      return checked;
    },
    enabled: number !== null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

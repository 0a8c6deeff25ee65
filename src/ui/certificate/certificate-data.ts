import { useQuery, useQueryClient } from '@tanstack/react-query';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { useServices, useUseCase } from '../services.tsx';

/** How far the certificate of one assessment is; null when there is no such assessment. */
export const useStanding = (trxId: string, enabled: boolean) => {
  const services = useServices();
  return useQuery({
    queryKey: ['certificate', 'standing', trxId],
    queryFn: async () => (await services.resolve(certificateTokens.certificateQueries)).standing(trxId),
    enabled,
  });
};

/** Downloading the certificate of an assessment: see `downloadCertificate`. What is on screen is asked for again afterwards. */
export const useDownloadCertificate = (trxId: string) => {
  const download = useUseCase(certificateTokens.downloadCertificate);
  const queries = useQueryClient();
  return {
    download: () => download(trxId),
    refresh: () => void queries.invalidateQueries({ queryKey: ['certificate', 'standing', trxId] }),
  };
};

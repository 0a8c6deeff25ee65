import { useQueryClient } from '@tanstack/react-query';
import { documentTokens } from '../../application/certificate/document-tokens.ts';
import { useUseCase } from '../services.tsx';

/** Downloading the certificate of an assessment: see `downloadCertificate`. What is on screen is asked for again afterwards. */
export const useDownloadCertificate = (trxId: string) => {
  const download = useUseCase(documentTokens.downloadCertificate);
  const queries = useQueryClient();
  return {
    download: () => download(trxId),
    refresh: () => void queries.invalidateQueries({ queryKey: ['certificate', 'standing', trxId] }),
  };
};

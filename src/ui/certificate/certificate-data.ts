import { useQueryClient } from '@tanstack/react-query';
import { documentTokens } from '../../application/certificate/document-tokens.ts';
import { timelineKey } from '../assessment/public/timeline-data.ts';
import { useService } from '../core/services.tsx';

export const useDownloadCertificate = (trxId: string, number: string | null) => {
  const download = useService(documentTokens.downloadCertificate);
  const queries = useQueryClient();
  return {
    download: () => download(trxId, number),
    refresh: () => queries.invalidateQueries({ queryKey: timelineKey(trxId) }),
  };
};

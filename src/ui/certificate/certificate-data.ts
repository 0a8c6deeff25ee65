import { type UseQueryOptions, useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentTokens } from '../../application/assessment/tokens.ts';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import type { Timeline } from '../../domain/assessment/timeline.ts';
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

/** The assessments of this candidate, page after page: the same reading as Sertifikasi Saya has. */
export const useOwnAssessments = () => {
  const services = useServices();
  return useInfiniteQuery({
    queryKey: ['assessment', 'list'],
    queryFn: async ({ pageParam: page }) =>
      (await services.resolve(assessmentTokens.assessmentQueries)).assessments(page),
    initialPageParam: 1,
    getNextPageParam: ({ current, last }) => (current < last ? current + 1 : null),
  });
};

/** The stages of several assessments in their order, each as soon as it is there. */
export const useTimelines = (trxIds: readonly string[]) => {
  const services = useServices();
  return useQueries({
    queries: trxIds.map(
      (trxId): UseQueryOptions<Timeline | null> => ({
        queryKey: ['assessment', 'timeline', trxId],
        queryFn: async () => (await services.resolve(assessmentTokens.assessmentQueries)).timeline(trxId),
      }),
    ),
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

import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { useServices } from '../../services.tsx';
import { useTimelineQuery } from '../../timeline-data.ts';

/** The assessments of this candidate, page after page: one for each paid purchase, the newest first. */
export const useAssessments = () => {
  const services = useServices();
  return useInfiniteQuery({
    queryKey: ['assessment', 'list'],
    queryFn: async ({ pageParam: page }) =>
      (await services.resolve(assessmentTokens.assessmentQueries)).assessments(page),
    initialPageParam: 1,
    getNextPageParam: ({ current, last }) => (current < last ? current + 1 : null),
  });
};

/** The stages of one assessment; null when there is none. */
export const useTimeline = (trxId: string) => useQuery(useTimelineQuery()(trxId));

/** The stages of several assessments in their order, each as soon as it is there. */
export const useTimelines = (trxIds: readonly string[]) => {
  const queryOf = useTimelineQuery();
  return useQueries({ queries: trxIds.map(queryOf) });
};

const agreementKey = (trxId: string) => ['assessment', 'agreement', trxId];

/** FR.AK.01 of an assessment; null when there is none. */
export const useAgreement = (trxId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: agreementKey(trxId),
    queryFn: async () => (await services.resolve(assessmentTokens.assessmentQueries)).agreement(trxId),
  });
};

/** What follows the signing: `store` what was signed, or `ask` the server again how the agreement stands. */
export const useAgreementChanges = (trxId: string) => {
  const queries = useQueryClient();
  const queryKey = agreementKey(trxId);
  const ask = (): void => void queries.invalidateQueries({ queryKey });
  return {
    store: async (agreement: Agreement): Promise<void> => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, agreement);
      ask(); // what answers a repeated request can be older than what the server has now
      void queries.invalidateQueries({ queryKey: ['assessment', 'timeline'] });
    },
    ask,
  };
};

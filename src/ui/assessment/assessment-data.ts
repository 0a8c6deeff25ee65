import { useQueries, useQuery } from '@tanstack/react-query';
import { T } from '../../application/tokens.ts';
import { useServices } from '../services.tsx';

/** The assessments of this candidate: one for each paid purchase, the newest first. */
export const useAssessments = (enabled = true) => {
  const services = useServices();
  return useQuery({
    queryKey: ['assessment', 'list'],
    queryFn: async () => (await services.resolve(T.assessmentQueries)).assessments(),
    enabled,
  });
};

const useTimelineQuery = () => {
  const services = useServices();
  return (trxId: string) => ({
    queryKey: ['assessment', 'timeline', trxId],
    queryFn: async () => (await services.resolve(T.assessmentQueries)).timeline(trxId),
  });
};

/** The stages of one assessment; null when there is none. */
export const useTimeline = (trxId: string) => useQuery(useTimelineQuery()(trxId));

/** The stages of several assessments in their order, each as soon as it is there. */
export const useTimelines = (trxIds: readonly string[]) => {
  const queryOf = useTimelineQuery();
  return useQueries({ queries: trxIds.map(queryOf) });
};

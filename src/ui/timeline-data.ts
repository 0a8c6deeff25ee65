import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { assessmentTokens } from '../application/assessment/tokens.ts';
import { useServices } from './services.tsx';

/** How the timeline of an assessment is read, of which other concepts keep a reading: null data when there is none. */
export const useTimelineQuery = () => {
  const services = useServices();
  return (trxId: string) => ({
    queryKey: ['assessment', 'timeline', trxId],
    queryFn: async () => (await services.resolve(assessmentTokens.assessmentQueries)).timeline(trxId),
  });
};

/** The stages of several assessments in their order, each as soon as it is there. */
export const useTimelines = (trxIds: readonly string[]) => {
  const queryOf = useTimelineQuery();
  return useQueries({ queries: trxIds.map(queryOf) });
};

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

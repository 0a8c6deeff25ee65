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

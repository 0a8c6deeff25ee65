import { useQuery } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import { useConfig } from '../../config-context.ts';
import { useServices } from '../../services.tsx';

/** FR.AK.03 as sent; null if none was sent or the server does not return it. */
export const useFeedback = (trxId: string) => {
  const services = useServices();
  const { storedFeedback } = useConfig().features;
  return useQuery({
    queryKey: ['assessment', 'feedback', trxId],
    queryFn: async () => (await services.resolve(assessmentTokens.assessmentQueries)).feedback(trxId),
    enabled: storedFeedback,
  });
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { useServices } from '../../services.tsx';

const resultKey = (trxId: string) => ['assessment', 'result', trxId];

/** The result of an assessment; null when there is no such assessment. */
export const useResult = (trxId: string, enabled = true) => {
  const services = useServices();
  return useQuery({
    queryKey: resultKey(trxId),
    queryFn: async () => (await services.resolve(assessmentTokens.assessmentQueries)).result(trxId),
    enabled,
  });
};

/** What follows the acceptance: `store` what was accepted, or `ask` the server again what was decided. */
export const useResultChanges = (trxId: string) => {
  const queries = useQueryClient();
  const queryKey = resultKey(trxId);
  const ask = (): void => void queries.invalidateQueries({ queryKey });
  return {
    store: async (result: AssessmentResult): Promise<void> => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, result);
      ask(); // what answers a repeated request can be older than what the server has now
      void queries.invalidateQueries({ queryKey: ['assessment', 'timeline'] });
    },
    ask,
  };
};

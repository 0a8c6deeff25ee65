import { useQuery, useQueryClient } from '@tanstack/react-query';
import { T } from '../../application/tokens.ts';
import type { AssessmentResult } from '../../domain/assessment/result.ts';
import { useServices } from '../services.tsx';

const resultKey = (trxId: string) => ['assessment', 'result', trxId];

/** The result of an assessment; null when there is no such assessment. */
export const useResult = (trxId: string, enabled = true) => {
  const services = useServices();
  return useQuery({
    queryKey: resultKey(trxId),
    queryFn: async () => (await services.resolve(T.assessmentQueries)).result(trxId),
    enabled,
  });
};

/** Puts a result that was accepted where the page reads it, and makes the timelines old. */
export const useStoreResult = () => {
  const queries = useQueryClient();
  return async (result: AssessmentResult): Promise<void> => {
    const queryKey = resultKey(result.trxId);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, result);
    void queries.invalidateQueries({ queryKey: ['assessment', 'timeline'] });
  };
};

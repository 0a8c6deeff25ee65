import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { AppealForm } from '../../../domain/assessment/appeal.ts';
import { useServices } from '../../services.tsx';

const appealKey = (trxId: string) => ['assessment', 'appeal', trxId];

/** FR.AK.04 of an assessment, sent or not; null when there is no such assessment. */
export const useAppeal = (trxId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: appealKey(trxId),
    queryFn: async () => (await services.resolve(assessmentTokens.assessmentQueries)).appeal(trxId),
  });
};

/** What follows the sending of an appeal: `store` what was sent, or `ask` the server again what became of the time for it. */
export const useAppealChanges = (trxId: string) => {
  const queries = useQueryClient();
  const queryKey = appealKey(trxId);
  const ask = (): void => void queries.invalidateQueries({ queryKey });
  return {
    store: async (form: AppealForm): Promise<void> => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, form);
      ask(); // what answers a repeated request can be older than what the server has now
      void queries.invalidateQueries({ queryKey: ['assessment', 'timeline'] });
    },
    ask,
  };
};

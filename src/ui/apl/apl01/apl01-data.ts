import { useQuery, useQueryClient } from '@tanstack/react-query';
import { aplTokens } from '../../../application/apl/tokens.ts';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { useServices } from '../../services.tsx';

const apl01Key = (trxId: string) => ['apl', 'apl01', trxId];

/** FR.APL.01 of an assessment; null when there is none. */
export const useApl01 = (trxId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: apl01Key(trxId),
    queryFn: async () => (await services.resolve(aplTokens.aplQueries)).apl01(trxId),
  });
};

/** What a sending does to what the page reads. */
export const useApl01Changes = (trxId: string) => {
  const services = useServices();
  const queries = useQueryClient();
  const queryKey = apl01Key(trxId);
  const ask = (): void => void queries.invalidateQueries({ queryKey });
  return {
    /** Puts a form that was sent there, and makes the timelines old. */
    store: async (form: Apl01): Promise<void> => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, form);
      ask(); // what answers a repeated request can be older than what the server has now
      void queries.invalidateQueries({ queryKey: ['assessment'] });
    },
    /** Asks again how the form stands, such as after a refusal. */
    ask,
    /** The form as the server has it now; rejects with `ApiFailure`. */
    read: (): Promise<Apl01 | null> =>
      queries.fetchQuery({
        queryKey,
        queryFn: async () => (await services.resolve(aplTokens.aplQueries)).apl01(trxId),
        staleTime: 0,
      }),
  };
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { T } from '../../application/tokens.ts';
import type { Apl01 } from '../../domain/apl/apl01.ts';
import { useServices } from '../services.tsx';

const apl01Key = (trxId: string) => ['apl', 'apl01', trxId];

/** FR.APL.01 of an assessment; null when there is none. */
export const useApl01 = (trxId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: apl01Key(trxId),
    queryFn: async () => (await services.resolve(T.aplQueries)).apl01(trxId),
  });
};

/** Puts a form that was sent where the page reads it, and makes the timelines old. */
export const useStoreApl01 = () => {
  const queries = useQueryClient();
  return async (form: Apl01): Promise<void> => {
    await queries.cancelQueries({ queryKey: apl01Key(form.trxId) });
    queries.setQueryData(apl01Key(form.trxId), form);
    void queries.invalidateQueries({ queryKey: ['assessment'] });
  };
};

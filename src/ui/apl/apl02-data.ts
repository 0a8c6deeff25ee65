import { useQuery, useQueryClient } from '@tanstack/react-query';
import { T } from '../../application/tokens.ts';
import type { Apl02 } from '../../domain/apl/apl02.ts';
import { useServices } from '../services.tsx';

const apl02Key = (trxId: string) => ['apl', 'apl02', trxId];

/** FR.APL.02 of an assessment; null when there is none. */
export const useApl02 = (trxId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: apl02Key(trxId),
    queryFn: async () => (await services.resolve(T.aplQueries)).apl02(trxId),
  });
};

/** Puts a form that was sent where the page reads it, and makes the timelines old. */
export const useStoreApl02 = () => {
  const queries = useQueryClient();
  return async (form: Apl02): Promise<void> => {
    await queries.cancelQueries({ queryKey: apl02Key(form.trxId) });
    queries.setQueryData(apl02Key(form.trxId), form);
    void queries.invalidateQueries({ queryKey: ['assessment'] });
  };
};

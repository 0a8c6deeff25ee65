import { useQueryClient } from '@tanstack/react-query';
import { aplTokens } from '../../../application/apl/tokens.ts';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { useService } from '../../core/services.tsx';
import { useAwaitedQuery } from '../../core/use-awaited-query.ts';
import { formQueryOf } from '../../forms/form-query-of.ts';
import { useFormChanges } from '../../forms/use-form-changes.ts';

const useApl01Query = (trxId: string) => {
  const apls = useService(aplTokens.apls);
  return formQueryOf(['apl', 'apl01', trxId], () => apls.apl01(trxId));
};

export const useApl01 = (trxId: string) =>
  useAwaitedQuery(trxId, useApl01Query(trxId), ({ status }) => status === 'submitted');

export const useApl01Changes = (trxId: string) => {
  const queries = useQueryClient();
  const query = useApl01Query(trxId);
  return {
    ...useFormChanges<Apl01>(query.queryKey, ['assessment']),
    read: (): Promise<Apl01 | null> => queries.fetchQuery({ ...query, staleTime: 0 }),
  };
};

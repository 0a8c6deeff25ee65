import { useQueryClient } from '@tanstack/react-query';
import { aplTokens } from '../../../application/apl/tokens.ts';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { useService } from '../../core/services.tsx';
import { useAwaitedQuery } from '../../core/use-awaited-query.ts';
import { formQueryOf } from '../../forms/form-query-of.ts';
import { useFormChanges } from '../../forms/use-form-changes.ts';

const useApl02Query = (trxId: string) => {
  const apls = useService(aplTokens.apls);
  return formQueryOf(['apl', 'apl02', trxId], () => apls.apl02(trxId));
};

export const useApl02 = (trxId: string) =>
  useAwaitedQuery(trxId, useApl02Query(trxId), ({ status }) => status === 'submitted');

export const useApl02Changes = (trxId: string) => {
  const queries = useQueryClient();
  const query = useApl02Query(trxId);
  return {
    ...useFormChanges<Apl02>(query.queryKey, ['assessment']),
    read: (): Promise<Apl02 | null> => queries.fetchQuery({ ...query, staleTime: 0 }),
  };
};

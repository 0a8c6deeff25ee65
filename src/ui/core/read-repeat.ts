import { decodeTrxId } from '../../domain/assessment/trx-id.ts';
import type { Repeat } from '../../domain/purchase/repeat.ts';
import { useConfig } from './config-context.ts';
import { useAddressSearch } from './page/address-search.ts';

export const readRepeat = (search: string): Repeat | null => {
  const query = new URLSearchParams(search);
  const trxId = decodeTrxId(query.get('ulang') ?? '');
  if (trxId !== null && /^[\w.-]{1,100}$/.test(trxId)) return { kind: 'reassessment', trxId };
  const certificate = query.get('perpanjang') ?? '';
  return /^[\w ./-]{4,60}$/.test(certificate) ? { kind: 'renewal', certificate } : null;
};

export const useRepeat = (): Repeat | null => {
  const search = useAddressSearch();
  return useConfig().features.repeatPurchases ? readRepeat(search) : null;
};

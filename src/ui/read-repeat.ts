import { decodeTrxId } from '../domain/assessment/trx-id.ts';
import type { Repeat } from '../domain/purchase/repeat.ts';
import { useConfig } from './config-context.ts';
import { useAddressSearch } from './page/address-search.ts';

/** Earlier assessment or certificate in the query; null if absent or invalid. */
export const readRepeat = (search: string): Repeat | null => {
  const query = new URLSearchParams(search);
  const trxId = decodeTrxId(query.get('ulang') ?? '');
  if (trxId !== null && /^[\w.-]{1,100}$/.test(trxId)) return { kind: 'reassessment', trxId };
  const certificate = query.get('perpanjang') ?? '';
  return /^[\w ./-]{4,60}$/.test(certificate) ? { kind: 'renewal', certificate } : null;
};

/** Follow-up purchase in the address; null if the API does not support it. */
export const useRepeat = (): Repeat | null => {
  const search = useAddressSearch();
  return useConfig().features.repeatPurchases ? readRepeat(search) : null;
};

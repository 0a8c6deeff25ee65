import { decodeTrxId, encodeTrxId } from '../domain/assessment/trx-id.ts';
import { readCheckInput } from '../domain/certificate/certificate-number.ts';
import type { Repeat } from '../domain/purchase/repeat.ts';
import { useAddressSearch } from './page/address-search.ts';

/** What a query asks to go on from; anything that is no number of an assessment or a certificate counts as not asked. */
export const readRepeat = (search: string): Repeat | null => {
  const query = new URLSearchParams(search);
  const trxId = decodeTrxId(query.get('ulang') ?? '');
  if (trxId !== null && /^[\w.-]{1,100}$/.test(trxId)) return { kind: 'reassessment', trxId };
  const typed = readCheckInput(query.get('perpanjang') ?? '');
  return typed.kind === 'number' ? { kind: 'renewal', certificate: typed.number } : null;
};

/** An address of the portal that asks to go on from this. */
export const withRepeat = (address: string, repeat: Repeat | null): string => {
  if (!repeat) return address;
  const written =
    repeat.kind === 'renewal'
      ? `perpanjang=${encodeURIComponent(repeat.certificate)}`
      : `ulang=${encodeTrxId(repeat.trxId)}`;
  return `${address}${address.includes('?') ? '&' : '?'}${written}`;
};

/** What the address of this page asks to go on from. */
export const useRepeat = (): Repeat | null => readRepeat(useAddressSearch());

import { encodeTrxId } from '../domain/assessment/trx-id.ts';
import type { Repeat } from '../domain/purchase/repeat.ts';
import { withRepeatQuery } from './repeat-query.ts';

const queryOf = (repeat: Repeat): string =>
  repeat.kind === 'renewal'
    ? `perpanjang=${encodeURIComponent(repeat.certificate)}`
    : `ulang=${encodeTrxId(repeat.trxId)}`;

export const withRepeat = (address: string, repeat: Repeat | null): string =>
  withRepeatQuery(address, repeat ? queryOf(repeat) : '');

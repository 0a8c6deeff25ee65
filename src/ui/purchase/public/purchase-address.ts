import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Repeat } from '../../../domain/purchase/repeat.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../core/paths.ts';
import { withRepeatQuery } from './repeat-query.ts';

const queryOf = (repeat: Repeat): string =>
  repeat.kind === 'renewal'
    ? `perpanjang=${encodeURIComponent(repeat.certificate)}`
    : `ulang=${encodeTrxId(repeat.trxId)}`;

export const withRepeat = (address: string, repeat: Repeat | null): string =>
  withRepeatQuery(address, repeat ? queryOf(repeat) : '');

export const schemeAddress = ({ slug }: { readonly slug: string }): string =>
  slug === '' ? paths.schemes.to({}) : paths.scheme.to({ slug });

/** Where a purchase that ended can be made again, as the same reassessment or renewal. Its schedule is in `semula`. */
export const buyAgainAddress = ({ scheme, schedule, repeat }: Pick<Transaction, 'scheme' | 'schedule' | 'repeat'>) => {
  const former = scheme.slug === '' ? '' : `?semula=${encodeURIComponent(schedule.id)}`;
  return withRepeat(`${schemeAddress(scheme)}${former}`, repeat);
};
